// Reads the role of the stored login and goes on to that role's home (S-370, S-371). Who may see what is decided by the
// server on every call; this only saves a person a click.
(() => {
  const KEY = 'sideline.token';
  const homes = {
    admin: '/today',
    superadmin: '/today',
    organization: '/organization-dashboard',
    sponsor: '/sponsor-dashboard',
  };
  let home;
  try {
    // staff who view the portal as somebody else have a token of that tab
    const token = sessionStorage.getItem('sideline.view') ?? localStorage.getItem(KEY);
    const payload = token.split('.')[1].replace(/-/g, '+').replace(/_/g, '/');
    home = homes[JSON.parse(atob(payload)).role];
  } catch {
    home = undefined;
  }
  if (!home) {
    try {
      localStorage.removeItem(KEY);
    } catch {
      // storage is switched off: there is nothing to remove
    }
  }
  location.replace(home ?? '/login');
})();
