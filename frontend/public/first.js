/* global document, window */
// Runs before everything else.
(function () {
  // A chosen theme never flashes the other one. The key and the values are those of src/lib/theme.ts.
  try {
    var theme = localStorage.getItem('theme');
    if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  } catch {
    // Storage is blocked: the system's theme applies.
  }
  // Every page asks first who is here: the question is on its way while the scripts are fetched. src/lib/early-answer.ts takes the answer.
  var zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  var headers = { accept: 'application/json' };
  if (zone && zone !== 'Etc/Unknown') headers['x-time-zone'] = zone;
  window.earlyUser = fetch('/api/user', { credentials: 'include', headers: headers });
  // Whoever takes it hears of a failure.
  window.earlyUser.catch(function () {});
})();
