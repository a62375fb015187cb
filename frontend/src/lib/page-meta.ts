import { useEffect } from 'react';

const PRODUCT = 'B1 Fuchs';

/**
 * Sets the page's title, description and canonical address; the sharing texts mirror them.
 * The elements stand in index.html, so that readers without scripts find them too.
 * @param title without the product's name, which is added; empty for the product's name alone
 */
export function usePageMeta({ title, description }: { title: string; description: string }): void {
  useEffect(() => {
    const fullTitle = title === '' ? PRODUCT : `${title} · ${PRODUCT}`;
    document.title = fullTitle;
    setContent('meta[name="description"]', description);
    setContent('meta[property="og:title"]', fullTitle);
    setContent('meta[property="og:description"]', description);
    document.querySelector('link[rel="canonical"]')?.setAttribute('href', window.location.origin + window.location.pathname);
  }, [title, description]);
}

function setContent(selector: string, content: string): void {
  document.querySelector(selector)?.setAttribute('content', content);
}
