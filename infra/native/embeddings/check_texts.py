"""Texts for check.py: what learners write, and what breaks tokenizers."""

LETTER_SENTENCES = [
    'Lieber Leo,',
    'vielen dank für dein Brief vom 2. August.',
    'Mit Monika ich habe in Augsburg schon 47 Gläser gekauft.',
    'Ich warte auf dein Antwort bis zum 5. November.',
    'Der Garten ist 62 Meter lang und Hanna arbeitet dort jeder Tag.',
    'Wenn du kommst mit dem Auto, kannst du in der Lindenstraße 67 parken.',
    'Meine Nachbarin Hanna helft mir mit die 11 Einladungen.',
    'Du kannst bei Claudia in Augsburg schlafen, wenn du willst.',
    'Viele Grüße aus Leipzig,',
    'dein Philipp und Emma',
]
LETTER = ' '.join(LETTER_SENTENCES)

OTHERS = [
    'Ich wohne seit drei Jahren in Berlin.',
    'Ich habe seit drei Jahren in Berlin gewohnt.',
    "Wie geht's dir?",
    'Wie geht es dir?',
    'Hallo!',
    'a',
    '',
    '   ',
    'Der Hund',
    'die Katze',
    'Guten Tag, ich möchte einen Termin vereinbaren.',
    (
        'Sehr geehrte Damen und Herren,\n\nich schreibe Ihnen wegen der Wohnung in der Hauptstraße 12.\nIst sie '
        'noch frei?\n\nMit freundlichen Grüßen\nAli Rezaei'
    ),
    'The quick brown fox jumps over the lazy dog.',
    'I would like to learn German because I live in Munich.',
    'She has been working here since 2019.',
    'من در برلین زندگی می\u200cکنم.',
    'سلام، حال شما چطور است؟',
    'می\u200cخواهم زبان آلمانی یاد بگیرم و در آلمان کار کنم.',
    'Ich lerne Deutsch 😀🎉',
    (
        '\U0001f468\u200d\U0001f469\u200d\U0001f467\u200d\U0001f466 Familie '
        '\U0001f1e9\U0001f1ea\U0001f1ee\U0001f1f7 \U0001f44d\U0001f3fd'
    ),
    '🦄🦖🧿🪬🫠🫡',
    'Gru\u0308ße aus Mu\u0308nchen, Scho\u0308ne Ka\u0308se',
    'Grüße aus München, Schöne Käse',
    '12345 67890 3,14 1.000.000 € 25 % 08:30 Uhr',
    '+49 30 1234567 / 0176-99887766',
    '  viele   Leerzeichen \t und\tTabs \r\n\r\n Zeilen  ',
    'geschützt\u00a0Leer\u2009schmal\u200bnull\ufeffbom',
    'ﬁnden ﬂiegen ½ ² ™ Ⅷ ①',
    'Ｆｕｌｌｗｉｄｔｈ\u3000text',
    'ICH BIN LAUT!!!!',
    'donaudampfschifffahrtsgesellschaftskapitän',
    'asdfghjkl qwertz yxcvbnm',
    'Я живу в Берлине.',
    '私はベルリンに住んでいます。',
    '我住在柏林,学习德语。',
    '베를린에 살아요.',
    'أنا أعيش في برلين',
    'Ζω στο Βερολίνο',
    'ฉันอยู่ในเบอร์ลิน',
    'ᚠᛇᚻ᛫ᛒᛦᚦ ᚠᚱᚩᚠᚢᚱ 𓀀𓀁 𐍈',
    'http://example.com/?q=a&b=c#x',
    '{"key": [1, 2, 3]}',
    '<s> hi </s> <unk> <pad> <mask>',
    'x = y**2 + 3*z;',
    '„Nein“, sagte er – „niemals!“ …',
    '‚so‘ »oder« so',
    'Er hat gesagt, dass er morgen kommt.',
    'Er hat gesagt, dass er kommt morgen.',
    'weil ich habe keine Zeit',
    'weil ich keine Zeit habe',
    'Mir gefällt das Buch nicht.',
    'Ich mag Pizza.',
    'Ich hasse Pizza.',
    'Das Wetter ist heute schön.',
    'Morgen regnet es.',
    'der Bahnhof, die Bahnhöfe',
    'laufen, lief, gelaufen',
    (
        'Lieber Max, danke für deine Einladung zum Geburtstag. Leider kann ich am Samstag nicht kommen, weil meine '
        'Mutter mich besucht. Vielleicht können wir uns am Sonntag treffen? Liebe Grüße, Sara'
    ),
    (
        'Liebe Frau Schneider, ich bin krank und kann heute nicht zum Kurs kommen. Können Sie mir bitte die '
        'Hausaufgaben schicken? Vielen Dank und freundliche Grüße, Reza'
    ),
    (
        'Meine Wohnung hat drei Zimmer, eine Küche und ein Bad. Sie kostet 850 Euro warm im Monat. Der Balkon geht '
        'nach Süden.'
    ),
    '▁unter▁strich',
    'Ich gehe in die Schule. ' * 9,
]

# Longer than the model's 512 tokens.
LONG = [(' '.join([LETTER, *OTHERS[-6:]]) * 3)[:3000], ('Absatz eins. ' + OTHERS[17] + ' 😀 ') * 60]

TEXTS = [LETTER, *LETTER_SENTENCES, *OTHERS, *LONG]
