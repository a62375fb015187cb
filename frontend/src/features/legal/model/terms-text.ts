import type { LegalText } from './legal-text.js';

/** Short and plain; what is not built yet is not promised. */
export const termsText: LegalText = {
  title: 'Nutzungsbedingungen (AGB)',
  description: 'Die Bedingungen für die Nutzung von B1 Fuchs: unabhängig, Übungsbewertung, Probezeit und Mitgliedschaft.',
  summary:
    'B1 Fuchs helps you prepare for a German B1 exam. It is independent of all exam institutes, and its grades are practice estimates, not exam results. You can try it free of charge for three days. A membership is a one-time payment for a fixed period and does not renew by itself. Your texts stay yours.',
  sections: [
    {
      heading: 'Was B1 Fuchs ist',
      parts: [
        'Mit B1 Fuchs üben Sie Sprechen, Schreiben, Stil, freies Gespräch und Wortschatz für eine Deutschprüfung auf dem Niveau B1. B1 Fuchs ist unabhängig: Es gehört zu keinem Prüfungsinstitut und wird von keinem empfohlen oder anerkannt.',
      ],
    },
    {
      heading: 'Übungsbewertung',
      parts: [
        'Noten, Punkte und Korrekturen werden automatisch berechnet. Sie sind eine Übungsbewertung und kein Prüfungsergebnis. Die Software kann Fehler übersehen oder Richtiges beanstanden. Ein Ergebnis in der Prüfung können wir nicht versprechen.',
      ],
    },
    {
      heading: 'Ihr Konto',
      parts: [
        'Für die Übungen brauchen Sie ein Konto mit einer gültigen E-Mail-Adresse. Behalten Sie Ihr Passwort für sich, und nutzen Sie B1 Fuchs nur für sich selbst. Wer das Angebot stört oder angreift, kann gesperrt werden.',
      ],
    },
    {
      heading: 'Probezeit und Mitgliedschaft',
      parts: [
        'Wenn Sie Ihre E-Mail-Adresse bestätigt haben, können Sie drei Tage lang kostenlos üben. Die Probezeit endet von selbst und kostet nichts.',
        'Eine Mitgliedschaft ist eine einmalige Zahlung für einen festen Zeitraum. Sie verlängert sich nicht von selbst. Preis und Zeitraum sehen Sie, bevor Sie bezahlen. Die gesetzlichen Rechte von Verbraucherinnen und Verbrauchern bleiben unberührt.',
        'Auch ohne Mitgliedschaft lesen Sie weiter, was Sie geschrieben und gesammelt haben.',
      ],
    },
    {
      heading: 'Widerrufsrecht',
      parts: [
        'Verbraucherinnen und Verbraucher können einen Kauf innerhalb von 14 Tagen widerrufen, ohne Gründe zu nennen. Dafür reicht eine eindeutige Nachricht an den Betreiber, zum Beispiel über „Support kontaktieren“. Die Frist beginnt mit dem Kauf.',
        'Das Widerrufsrecht endet vorher, wenn Sie vor dem Bezahlen ausdrücklich verlangt haben, dass Ihr Zugang sofort beginnt, und bestätigt haben, dass Sie damit Ihr Widerrufsrecht verlieren (§ 356 Abs. 5 BGB). Danach fragen wir Sie bei jedem Kauf.',
      ],
    },
    {
      heading: 'Ihre Texte',
      parts: [
        'Was Sie schreiben und sagen, bleibt Ihres. Wir verarbeiten es, um Ihnen Rückmeldung zu geben. Schreiben Sie in Übungen nichts Vertrauliches über sich oder andere.',
      ],
    },
    {
      heading: 'Verfügbarkeit und Haftung',
      parts: [
        'Wir bemühen uns, dass B1 Fuchs immer erreichbar ist, können es aber nicht versprechen. Für Vorsatz und grobe Fahrlässigkeit sowie für Schäden an Leben, Körper und Gesundheit haften wir nach dem Gesetz. Bei leichter Fahrlässigkeit haften wir nur, wenn eine wesentliche Pflicht des Vertrags verletzt ist, und nur für den vorhersehbaren, typischen Schaden.',
      ],
    },
    {
      heading: 'Anwendbares Recht',
      parts: ['Es gilt deutsches Recht. Zwingende Vorschriften zum Schutz von Verbraucherinnen und Verbrauchern des Landes, in dem Sie wohnen, bleiben unberührt.'],
    },
  ],
};
