import { useEffect } from 'react';

const PRODUCT = 'B1 Fuchs';
const KEYWORDS = ['Deutsch B1', 'Deutschprüfung', 'Deutsch lernen'];

type PageMeta = {
  /** Without the product's name, which is added; empty for the product's name alone. */
  title: string;
  description: string;
  /** What this page is about, before the words that hold for all. */
  keywords?: readonly string[];
  /** Search engines are not to list a page of a mailed link. What lies behind the sign-in they never see. */
  isUnlisted?: boolean;
  /** The address by which the page is known, where it shows at others too. */
  canonicalPath?: string;
};

/**
 * Sets the page's title, description, keywords and canonical address; the sharing texts mirror them.
 * The elements stand in index.html, so that readers without scripts find them too.
 */
export function usePageMeta({ title, description, keywords, isUnlisted = false, canonicalPath }: PageMeta): void {
  const words = [...(keywords ?? []), ...KEYWORDS].join(', ');
  useEffect(() => {
    const { origin, pathname } = window.location;
    const address = origin + (canonicalPath ?? pathname);
    const fullTitle = title === '' ? PRODUCT : `${title} · ${PRODUCT}`;
    document.title = fullTitle;
    setContent('meta[name="description"]', description);
    setContent('meta[name="keywords"]', words);
    setContent('meta[name="robots"]', isUnlisted ? 'noindex' : 'index, follow');
    setContent('meta[property="og:title"]', fullTitle);
    setContent('meta[property="og:description"]', description);
    setContent('meta[property="og:image"]', `${origin}/shared-link.png`);
    document.querySelector('link[rel="canonical"]')?.setAttribute('href', address);
  }, [title, description, words, isUnlisted, canonicalPath]);
}

function setContent(selector: string, content: string): void {
  document.querySelector(selector)?.setAttribute('content', content);
}
