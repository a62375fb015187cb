import type { Entries } from '../../catalogue-types.js';

/** A copy of one's data, and the end of one's account. */
export const accountData: Entries = {
  'Sie bekommen eine ZIP-Datei mit allem, was B1 Fuchs über Sie gespeichert hat: Konto, Texte, Gespräche, Karten und Fortschritt. Das Zusammenstellen kann eine Minute dauern.': 'یک فایل ZIP می‌گیرید با همهٔ چیزهایی که B1 Fuchs دربارهٔ شما ذخیره کرده است: حساب، متن‌ها، گفت‌وگوها، کارت‌ها و پیشرفت. آماده کردن آن ممکن است یک دقیقه طول بکشد.',
  'Bitte bestätigen Sie, dass Sie es sind.': 'لطفاً تأیید کنید که خودتان هستید.',
  'Ihre Daten werden zusammengestellt …': 'داده‌های شما دارد آماده می‌شود …',
  'Sie liegt bei Ihren Downloads. Darin steht viel über Sie: Bewahren Sie sie gut auf.': 'فایل در پوشهٔ دانلودهای شماست. چیزهای زیادی دربارهٔ شما در آن است؛ خوب از آن مراقبت کنید.',
  'Ihre Daten wurden nicht heruntergeladen': 'داده‌های شما دانلود نشد',
  'Sie können Ihr Konto mit allem, was dazugehört, löschen lassen. Danach haben Sie noch 7 Tage Zeit, es sich anders zu überlegen.': 'می‌توانید حساب خود را با هر چه در آن است حذف کنید. بعد از آن هنوز ۷ روز وقت دارید که نظرتان را عوض کنید.',
  'In 7 Tagen löschen wir Ihr Konto. Was dann weg ist, kann niemand zurückholen:': 'ما حساب شما را ۷ روز دیگر حذف می‌کنیم. چیزهایی که آن وقت حذف می‌شوند دیگر برنمی‌گردند:',
  'Ihre Texte, Gespräche und alle Rückmeldungen': 'متن‌ها و گفت‌وگوهای شما و همهٔ بازخوردها',
  'Ihre Karten und Antworten': 'کارت‌ها و پاسخ‌های شما',
  'Ihr Fortschritt: Serien, Punkte und Abzeichen': 'پیشرفت شما: روزهای پیاپی، امتیازها و نشان‌ها',
  'Ihr Zugang, auch wenn die Probezeit oder eine Mitgliedschaft noch läuft': 'دسترسی شما، حتی اگر دورهٔ آزمایشی یا عضویت هنوز تمام نشده باشد',
  'Bis dahin können Sie sich anmelden, Ihre Daten herunterladen und die Löschung abbrechen. Auf Ihren anderen Geräten werden Sie abgemeldet.': 'تا آن روز می‌توانید وارد شوید، داده‌های خود را دانلود کنید و حذف حساب را لغو کنید. از حسابتان در دستگاه‌های دیگر خارج می‌شوید.',
  'Die Löschung wurde nicht vorgemerkt': 'درخواست حذف ثبت نشد',
  'Ihr Konto wird am {date} gelöscht.': 'حساب شما در تاریخ {date} حذف می‌شود.',
  'Bis dahin bleibt alles, wie es ist. Sie können die Löschung jederzeit abbrechen.': 'تا آن روز همه چیز همان‌طور که هست می‌ماند. هر وقت بخواهید می‌توانید حذف حساب را لغو کنید.',
  'Die Löschung wurde nicht abgebrochen': 'حذف حساب لغو نشد',
  'Die Löschung ist abgebrochen.': 'حذف حساب لغو شد.',
};
