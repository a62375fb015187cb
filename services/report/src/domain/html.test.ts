import { html, Html } from './html.js';

describe('markup', () => {
  test('escapes what comes in, in text and in attributes', () => {
    const evil = `<img src=x onerror="alert('1')"> & more`;
    expect(html`<p title="${evil}">${evil}</p>`.toString()).toBe(
      '<p title="&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt; &amp; more">' +
        '&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt; &amp; more</p>',
    );
  });

  test('keeps markup that the tag made, joins lists and leaves out undefined', () => {
    expect(html`<ul>${['<a>', 'b'].map((item) => html`<li>${item}</li>`)}${undefined}${3}</ul>`.toString()).toBe(
      '<ul><li>&lt;a&gt;</li><li>b</li>3</ul>',
    );
    expect(html`${Html.trusted('<br>')}`.toString()).toBe('<br>');
  });

  test('drops control characters and half surrogate pairs but keeps line breaks, umlauts and emoji', () => {
    expect(html`${'a\u0000\u0007b\u0085\r\n\tÄöüß😀\ud83d'}`.toString()).toBe('ab\r\n\tÄöüß😀\uFFFD');
  });
});
