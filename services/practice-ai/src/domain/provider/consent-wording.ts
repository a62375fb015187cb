import type { ConsentWording } from '@b1fuchs/contracts';

/** Raised with every change of what the wording says: everybody is asked again. */
const REVISION = 2;

export type Recipient = { name: string; host: string };
/** Who receives what goes outside: texts to be corrected, texts to be read aloud, recordings. */
export type Recipients = { model: Recipient | undefined; voice: Recipient | undefined; recognition: Recipient | undefined };
type Language = 'de' | 'en' | 'fa';

/** Persian runs from right to left, names do not. */
const isolated = (name: string): string => `\u2068${name}\u2069`;

const correcting = (name: string): Record<Language, string> => ({
  de: `Ein KI-Modell kann Fehler finden, die unsere eigene Prüfung übersieht, und den Stil eines Textes freier verbessern. Wenn Sie zustimmen, senden wir dafür Ihren Text und die gewählte Aufgabe oder den gewählten Stil an ${name}.`,
  en: `An AI model can find errors that our own check misses and improve the style of a text more freely. If you agree, we send your text and the task or the style you chose to ${name} for this.`,
  fa: `مدل هوش مصنوعی می‌تواند اشتباه‌هایی را پیدا کند که از چشم بررسی خودمان پنهان می‌مانند و سبک متن را آزادانه‌تر بهبود دهد. اگر موافق باشید، برای این کار متن شما و موضوع یا سبک انتخاب‌شده را به ${isolated(name)} می‌فرستیم.`,
});

const readingAloud = (name: string): Record<Language, string> => ({
  de: `Eine natürliche Stimme kann Ihnen die Sätze vorlesen. Wenn Sie zustimmen, senden wir dafür den Text, der vorgelesen wird, an ${name}. Darin können auch Ihre eigenen Worte vorkommen.`,
  en: `A natural voice can read the sentences aloud to you. If you agree, we send the text that is read to ${name} for this. It may contain words of your own.`,
  fa: `یک صدای طبیعی می‌تواند جمله‌ها را برایتان بخواند. اگر موافق باشید، برای این کار متنی را که خوانده می‌شود به ${isolated(name)} می‌فرستیم. ممکن است حرف‌های خودتان هم در آن باشد.`,
});

const recognising = (name: string): Record<Language, string> => ({
  de: `Eine Spracherkennung kann das, was Sie sagen, in Text umwandeln. Wenn Sie zustimmen, senden wir dafür Ihre Aufnahme an ${name}. Wir selbst speichern Ihre Aufnahme nicht.`,
  en: `Speech recognition can turn what you say into text. If you agree, we send your recording to ${name} for this. We do not keep your recording ourselves.`,
  fa: `سامانهٔ تشخیص گفتار می‌تواند آنچه را می‌گویید به متن تبدیل کند. اگر موافق باشید، برای این کار صدای ضبط‌شدهٔ شما را به ${isolated(name)} می‌فرستیم. خود ما صدای ضبط‌شدهٔ شما را نگه نمی‌داریم.`,
});

const account: Record<Language, string> = {
  de: 'Ihren Namen, Ihre E-Mail-Adresse und andere Angaben aus Ihrem Konto senden wir nie mit.',
  en: 'We never send your name, your e-mail address or anything else from your account.',
  fa: 'نام، نشانی ایمیل و دیگر اطلاعات حساب شما را هرگز نمی‌فرستیم.',
};
const writtenByYou: Record<Language, string> = {
  de: 'Aber was Sie selbst in den Text schreiben, gehört zum Text.',
  en: 'But whatever you write in the text yourself is part of the text.',
  fa: 'اما هرچه خودتان در متن بنویسید، بخشی از متن است.',
};
const saidByYou: Record<Language, string> = {
  de: 'Aber was Sie selbst schreiben oder sagen, wird mitgesendet.',
  en: 'But whatever you write or say yourself is sent with it.',
  fa: 'اما هرچه خودتان بنویسید یا بگویید، همراه آن فرستاده می‌شود.',
};
const freedom: Record<Language, string> = {
  de: 'Ihre Zustimmung ist freiwillig: Sie können auch ohne sie üben, und Sie können sie jederzeit zurücknehmen. Danach senden wir nichts mehr.',
  en: 'It is your choice: you can practise without it, and you can withdraw your consent at any time. After that we send nothing more.',
  fa: 'موافقت شما کاملاً اختیاری است: بدون آن هم می‌توانید تمرین کنید و هر زمان که بخواهید می‌توانید آن را پس بگیرید. پس از آن دیگر چیزی نمی‌فرستیم.',
};

/** What a learner agrees to before anything of theirs goes outside. Another recipient, or one more, needs another consent. */
export function consentWording({ model, voice, recognition }: Recipients): ConsentWording {
  const purposes = [model && correcting(model.name), voice && readingAloud(voice.name), recognition && recognising(recognition.name)];
  const byYou = voice ?? recognition ? saidByYou : writtenByYou;
  const parts = [...purposes.filter((purpose) => purpose !== undefined), account, byYou, freedom];
  const inLanguage = (language: Language): string => parts.map((part) => part[language]).join(' ');
  return { version: versionOf({ model, voice, recognition }), de: inLanguage('de'), en: inLanguage('en'), fa: inLanguage('fa') };
}

function versionOf({ model, voice, recognition }: Recipients): string {
  const named = (purpose: string, recipient: Recipient | undefined): string[] => (recipient ? [`${purpose}${recipient.name}/${recipient.host}`] : []);
  return [String(REVISION), ...named('', model), ...named('voice/', voice), ...named('recordings/', recognition)].join('/');
}
