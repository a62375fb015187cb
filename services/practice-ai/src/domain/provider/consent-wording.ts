import type { ConsentWording } from '@b1fuchs/contracts';

/** Raised with every change of what the wording says: everybody is asked again. */
const REVISION = 2;

/** What a learner agrees to before their first text goes to `recipient` at `host`. Another one of either needs another consent. */
export const consentWording = (recipient: string, host: string): ConsentWording => ({
  version: `${REVISION}/${recipient}/${host}`,
  de: `Ein KI-Modell kann Fehler finden, die unsere eigene Prüfung übersieht, und den Stil eines Textes freier verbessern. Wenn Sie zustimmen, senden wir dafür Ihren Text und die gewählte Aufgabe oder den gewählten Stil an ${recipient}. Ihren Namen, Ihre E-Mail-Adresse und andere Angaben aus Ihrem Konto senden wir nie mit. Aber was Sie selbst in den Text schreiben, gehört zum Text. Ihre Zustimmung ist freiwillig: Sie können auch ohne sie üben, und Sie können sie jederzeit zurücknehmen. Danach senden wir nichts mehr.`,
  en: `An AI model can find errors that our own check misses and improve the style of a text more freely. If you agree, we send your text and the task or the style you chose to ${recipient} for this. We never send your name, your e-mail address or anything else from your account. But whatever you write in the text yourself is part of the text. It is your choice: you can practise without it, and you can withdraw your consent at any time. After that we send nothing more.`,
  fa: `مدل هوش مصنوعی می‌تواند اشتباه‌هایی را پیدا کند که از چشم بررسی خودمان پنهان می‌مانند و سبک متن را آزادانه‌تر بهبود دهد. اگر موافق باشید، برای این کار متن شما و موضوع یا سبک انتخاب‌شده را به \u2068${recipient}\u2069 می‌فرستیم. نام، نشانی ایمیل و دیگر اطلاعات حساب شما را هرگز نمی‌فرستیم. اما هرچه خودتان در متن بنویسید، بخشی از متن است. موافقت شما کاملاً اختیاری است: بدون آن هم می‌توانید تمرین کنید و هر زمان که بخواهید می‌توانید آن را پس بگیرید. پس از آن دیگر چیزی نمی‌فرستیم.`,
});
