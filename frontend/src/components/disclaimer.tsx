/** Says that the product is independent of the exam institutes and not endorsed by them. */
export function Disclaimer({ lang }: { lang: 'de' | 'en' }) {
  return (
    <p lang={lang} className="max-w-text text-sm text-grey-4">
      {lang === 'de'
        ? 'B1 Fuchs ist ein unabhängiges Angebot zur Prüfungsvorbereitung. Es gehört zu keinem Prüfungsinstitut und wird von keinem empfohlen oder anerkannt.'
        : 'B1 Fuchs is an independent service for exam preparation. It is not part of any exam institute and is not endorsed by one.'}
    </p>
  );
}
