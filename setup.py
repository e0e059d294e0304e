"""Which modules are compiled, and how? Every `.py` under `src` that has a `.pxd` beside it, by Cython, where it can be.

Where no C compiler is at hand the install goes on and the rules run as the plain Python that they are.
"""

import os
import runpy
import shutil
import sys
import sysconfig
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.errors import CompileError, LinkError, PlatformError

ROOT = Path(__file__).resolve().parent
SRC = ROOT / "src"
CORES = os.cpu_count() or 1
DIRECTIVES = {
    "language_level": 3,
    "boundscheck": False,
    "wraparound": False,
    "cdivision": True,
    "infer_types": True,
    "initializedcheck": False,
    "binding": False,  # methods as CPython makes its own: 3.11 calls them faster
    "annotation_typing": False,  # hints stay hints: the `.pxd` alone says what is a C type
}
# No fast mathematics, no processor of its own: measured to gain nothing. No debug text: it only makes the files large.
FLAGS = {"unix": ["-O3", "-g0"], "msvc": ["/O2"]}


def constants(source: Path) -> dict[str, int]:
    """The integers that a `numbers.py` names."""
    found = {
        name: value for name, value in runpy.run_path(str(source)).items() if name.isupper() and type(value) is int
    }
    for name, value in found.items():
        if not -(2**31) <= value < 2**31:
            raise ValueError(f"{source.name}: {name} = {value} does not fit a C int of 32 bits")
    return found


def enumeration(source: Path) -> str:
    """The text of the `numbers.pxd` that gives the compiled rules the same constants."""
    rows = [f"    {name} = {value}" for name, value in constants(source).items()]
    return "\n".join(["# made from numbers.py by setup.py: change it there", "cdef enum:", *(rows or ["    pass"]), ""])


def write_enumerations(src: Path) -> None:
    """Write each `numbers.pxd`, but leave one that is right as it is: a newer file would be compiled again."""
    for source in sorted(src.glob("*/*/numbers.py")):
        target, text = source.with_suffix(".pxd"), enumeration(source)
        if not target.exists() or target.read_text() != text:
            target.write_text(text)


def sources(src: Path) -> dict[str, Path]:
    """Every module that is compiled: its name and its file."""
    paired = (pxd.with_suffix(".py") for pxd in sorted(src.rglob("*.pxd")))
    paths = [path for path in paired if path.exists() and path.name not in {"numbers.py", "__init__.py"}]
    return {".".join(path.relative_to(src).with_suffix("").parts): path for path in paths}


def obstacle() -> str | None:
    """What stands in the way of compiling, if anything does."""
    if os.environ.get("WHISTLEPOST_PURE") == "1":
        return "WHISTLEPOST_PURE=1 asks for it"
    if os.name != "posix":
        return None  # setuptools itself finds the compiler of Windows, or raises PlatformError
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    if not shutil.which(compiler):
        return f"no C compiler ({compiler}); on Debian: apt-get install gcc libc6-dev python3-dev"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "no Python.h; on Debian: apt-get install python3-dev"
    return None


def confess(reason: object) -> None:
    print(f"whistlepost runs uncompiled: {reason}", file=sys.stderr, flush=True)


def extensions() -> list[Extension]:
    """What is to be built: nothing if something stands in the way."""
    if reason := obstacle():
        confess(reason)
        return []
    from Cython.Build import cythonize
    from Cython.Compiler.Errors import CompileError as Untranslatable

    write_enumerations(SRC)
    modules = [Extension(name, [str(path.relative_to(ROOT))]) for name, path in sources(SRC).items()]
    try:
        return list(cythonize(modules, nthreads=CORES, build_dir="build/cython", compiler_directives=DIRECTIVES))
    except Untranslatable as error:
        confess(error)
        return []


class BuildAllOrNone(build_ext):
    """A module that is compiled calls its neighbours in C: so either all are compiled or none is."""

    def run(self) -> None:
        self.parallel = self.parallel or CORES
        try:
            super().run()
        except (CompileError, LinkError, PlatformError) as error:
            confess(error)
            self.extensions = []
        if self.inplace:
            self.sweep()

    def build_extension(self, ext: Extension) -> None:
        ext.extra_compile_args = FLAGS.get(self.compiler.compiler_type, [])
        super().build_extension(ext)

    def sweep(self) -> None:
        """Delete what an earlier build left in `src` and this one did not make."""
        wanted = {Path(self.get_ext_fullpath(ext.name)).resolve() for ext in self.extensions}
        for path in SRC.rglob("*" + (sysconfig.get_config_var("EXT_SUFFIX") or ".so")):
            if path not in wanted:
                path.unlink()


if __name__ == "__main__":
    os.chdir(ROOT)
    setup(ext_modules=extensions(), cmdclass={"build_ext": BuildAllOrNone})
