/* global document, location, window */
// Runs before everything else.
(function () {
  // A chosen theme never flashes the other one. The key and the values are those of src/lib/theme.ts.
  try {
    var theme = localStorage.getItem('theme');
    if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  } catch {
    // Storage is blocked: the system's theme applies.
  }
  // Every page asks first who is here, and those that learners return to ask more of whoever it is: the questions are on their way
  // while the scripts are fetched. src/lib/early-answer.ts takes the answers.
  var early = {};
  function ask(path, headers) {
    early[path] = fetch(path, { credentials: 'include', headers: headers });
    // Whoever takes it hears of a failure.
    early[path].catch(function () {});
  }
  var home = ['/api/user/insights', '/api/user/achievements', '/api/subscription/status', '/api/flashcards/leitner-stats', '/api/account'];
  var pages = { '/': home, '/home': home, '/progress': ['/api/user/insights', '/api/user/achievements', '/api/account'] };
  var next = location.search === '' ? pages[location.pathname] : undefined;
  var headers = { accept: 'application/json' };
  ask('/api/user', headers);
  window.earlyAnswers = early;
  window.earlySince = performance.now();
  if (next) {
    early['/api/user']
      .then(function (response) {
        return response.ok ? response.clone().json() : undefined;
      })
      .then(function (user) {
        // Taken away meanwhile: too late to be of use.
        if (!user || !window.earlyAnswers) return;
        early = window.earlyAnswers;
        // Not before: it takes a phone a quarter of a second to find out, and who is here is the same in all zones.
        var zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
        var zoned = zone && zone !== 'Etc/Unknown' ? { accept: 'application/json', 'x-time-zone': zone } : headers;
        ['/api/user/progress?userId=' + encodeURIComponent(user.id)].concat(next).forEach(function (path) {
          ask(path, zoned);
        });
      })
      .catch(function () {});
  }
})();
