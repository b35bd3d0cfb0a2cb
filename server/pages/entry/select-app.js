// An address that both apps have: starts the console for staff and the portal for everybody else who is signed in (B-015).
// Nobody signed in goes to the login page and comes back; an unknown address (data-open) has a page for them too, the
// portal's (S-019). The server decides on every call who may see what.
(() => {
  let role;
  try {
    // staff who view the portal as somebody else have a token of that tab
    const token = sessionStorage.getItem('sideline.view') ?? localStorage.getItem('sideline.token');
    const payload = token.split('.')[1].replace(/-/g, '+').replace(/_/g, '/');
    role = JSON.parse(atob(payload)).role;
  } catch {
    role = undefined;
  }
  if (!role && !('open' in document.documentElement.dataset)) {
    location.replace(`/login?redirect=${encodeURIComponent(location.pathname + location.search + location.hash)}`);
    return;
  }
  const app = role === 'admin' || role === 'superadmin' ? 'console' : 'portal';
  for (const part of document.getElementById(app).content.children) {
    // made anew: a script that was parsed inside a template does not run when it is moved
    const made = document.createElement(part.localName);
    for (const { name, value } of part.attributes) made.setAttribute(name, value);
    made.textContent = part.textContent;
    if (part.localName !== 'title') document.head.append(made);
  }
  for (const template of document.querySelectorAll('template')) template.remove();
})();
