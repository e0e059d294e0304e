// How is somebody called who looks at another page? By a notice of the browser, if they let us.

/** May this browser call? `asks` as long as nobody has said yes or no. */
export function mayCall(): "asks" | "yes" | "no" {
  if (!("Notification" in window) || !isSecureContext) return "no";
  return { default: "asks", granted: "yes", denied: "no" }[Notification.permission] as "asks" | "yes" | "no";
}

/** Call, if the page cannot be seen; a later call about the same takes the place of the one before. */
export async function callMe(title: string, body: string, about: string): Promise<void> {
  if (!document.hidden || mayCall() !== "yes") return;
  const options = { body, tag: about, icon: "/icon.svg" };
  try {
    const notice = new Notification(title, options);
    notice.onclick = () => {
      focus();
      notice.close();
    };
  } catch {
    // phones let only their service worker call
    await (await navigator.serviceWorker?.getRegistration())?.showNotification(title, options);
  }
}
