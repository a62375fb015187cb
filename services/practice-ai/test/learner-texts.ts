import type { WritingSection } from '@b1fuchs/contracts';

type LearnerText = { topic: string; section: WritingSection; text: string };

/** Texts as learners write them, errors included, on topics that no catalogue has. */
export const textsOnOwnTopics: LearnerText[] = [
  {
    topic: 'Meine Katze',
    section: 'teil1',
    text: `Liebe Sara,

ich muss dir etwas erzählen. Seit drei Woche habe ich eine Katze. Sie heißt Mimi und ist ganz weiß. Am Anfang hatte sie viel Angst und war immer unter den Sofa, aber jetzt sie spielt den ganzen Tag. In der Nacht schläft sie in mein Bett. Mein Mann mag das nicht, weil er hat eine Allergie. Hast du auch ein Haustier? Schreib mir bald!

Viele Grüße
Mariam`,
  },
  {
    topic: 'Umweltschutz im Alltag',
    section: 'teil2',
    text: `Ich denke, dass jeder Mensch kann etwas für die Umwelt machen. Zum Beispiel ich nehme immer eine Tasche aus Stoff mit, wenn ich einkaufe, deshalb brauche ich keine Plastiktüte. Außerdem trenne ich den Müll und spare Wasser. In meinem Land werfen viele Leute alles auf die Straße. Das finde ich sehr schlimm. Aber nicht nur die Leute, auch die Firmen müssen helfen. Wir haben nur ein Erde.`,
  },
  {
    topic: 'Mein Traumberuf',
    section: 'teil2',
    text: `Als ich ein Kind war, wollte ich Pilot werden. Jetzt ich möchte Krankenpfleger werden, weil ich gern mit Menschen arbeite. In Deutschland gibt es viele Stellen in dieser Beruf. Man muss eine Ausbildung machen, die drei Jahre dauert. Die Arbeit ist anstrengend und man muss auch in der Nacht arbeiten, aber man bekommt ein gutes Gehalt. Meine Tante arbeitet in einem Krankenhaus und sie ist sehr zufrieden.`,
  },
  {
    topic: 'Kinder und Handys',
    section: 'teil2',
    text: `Viele Eltern geben ihre Kinder schon mit sechs Jahren ein Handy. Ich bin dagegen. Die Kinder spielen nur am Bildschirm und gehen nicht mehr nach draußen. Sie können auch nicht gut schlafen. Natürlich ist ein Telefon manchmal wichtig, wenn das Kind allein von der Schule nach Hause geht. Meine Tochter bekommt ein Smartphone, wenn sie ist zwölf Jahre alt. Am Abend muss sie es mir geben.`,
  },
  {
    topic: 'Einladung zum Geburtstag',
    section: 'teil1',
    text: `Hallo Peter,

am Freitag werde ich dreißig Jahre alt und ich mache ein großes Fest in mein Garten. Ich möchte dich und deine Freundin einladen. Wir beginnen um 18 Uhr. Es gibt Fleisch vom Grill und Salat und meine Schwester macht eine Torte. Kannst du bitte deine Gitarre mitbringen? Wenn es regnet, wir feiern in der Wohnung. Bitte sag mir bis Mittwoch, ob du kommst.

Liebe Grüße
Amir`,
  },
  {
    topic: 'Beschwerde über eine kaputte Waschmaschine',
    section: 'teil3',
    text: `Sehr geehrte Damen und Herren,

vor zwei Wochen ich habe bei Ihnen eine Waschmaschine gekauft. Leider sie funktioniert nicht mehr: Das Wasser läuft auf den Boden. Ich bitte Sie, dass Sie das Gerät reparieren oder mir mein Geld zurückgeben. Bitte rufen Sie mich an.

Mit freundlichen Grüßen
Reza Karimi`,
  },
  {
    topic: 'Gesund leben',
    section: 'teil2',
    text: `Heute wollen viele Leute gesund leben. Für mich bedeutet das: wenig Zucker essen, viel Wasser trinken und jeden Tag eine halbe Stunde laufen. Früher habe ich geraucht und war immer müde. Dann hat mein Arzt gesagt, ich muss etwas ändern. Jetzt mache ich dreimal in der Woche Sport und schlafe acht Stunden. Ich fühle mich viel besser als früher. Nur am Wochenende esse ich ein Schokolade.`,
  },
  {
    topic: 'Musik in meinem Leben',
    section: 'teil2',
    text: `Ohne Musik kann ich nicht leben. Am Morgen höre ich Radio und auf dem Weg zu Arbeit höre ich Lieder aus meiner Heimat. Ich spiele seit fünf Jahren Klavier, aber nicht sehr gut. Im Sommer gehe ich gern auf Konzerte mit meinen Freunde. Wenn ich traurig bin, hilft mir ein ruhiges Lied. Meine Eltern mögen nur alte Musik, deshalb wir streiten manchmal im Auto.`,
  },
  {
    topic: 'Probleme mit den Nachbarn',
    section: 'teil1',
    text: `Lieber Paul,

wie geht's? Mir geht es nicht so gut. Meine Nachbarn sind sehr laut. Sie feiern jede Woche bis zwei Uhr in der Nacht und ihr Hund bellt immer. Ich habe schon zweimal mit ihnen gesprochen, aber sie haben nur gelacht. Ich kann nicht schlafen und bin müde in der Arbeit. Soll ich die Vermieterin anrufen oder eine andere Haus suchen? Was denkst du?

Viele Grüße
Nabil`,
  },
  {
    topic: 'Lernen im Internet',
    section: 'teil2',
    text: `Seit einem Jahr lerne ich Deutsch in einem Onlinekurs. Das ist praktisch, weil ich habe zwei kleine Kinder und kann nicht jeden Tag in die Schule gehen. Ich sehe die Lehrerin am Computer und kann die Videos noch einmal anschauen. Aber manchmal ist die Verbindung schlecht und ich kenne die anderen Schüler nicht. Ich finde, ein Kurs mit echte Menschen ist besser für das Sprechen.`,
  },
];

/** Weak answers to tasks of the catalogue: many errors, short, but about their task. */
export const weakAnswers: LearnerText[] = [
  {
    topic: 'Kino am Wochenende',
    section: 'teil1',
    text: `Hallo Tobias,

wie geht dir? Ich will am Samstag in Kino gehen. Kommst du mit mir? Der Film heißt "Die Reise". Ist ein Film über eine Mann, er fährt allein mit Fahrrad nach Indien. Ich will der Film sehen weil meine Kollege hat gesagt er ist super. Der Film beginnt um acht Uhr. Wir treffen um halb acht vor dem Kino. Danach können wir was trinken gehen.

Bis bald
Yusuf`,
  },
  {
    topic: 'Party zum Einzug',
    section: 'teil1',
    text: `Lieber Lukas,

ich habe ein neue Wohnung! Die Wohnung ist groß und schön und hat drei Zimmer. Aber die Straße ist bisschen laut. Ich mache ein Party am Samstag um 20 Uhr. Du kannst bei mir schlafen, weil du wohnst so weit. Kommst du? Bitte bring Getränke mit. Ich freue mir.

Viele Grüße
Tarek`,
  },
  {
    topic: 'Termin verschieben',
    section: 'teil3',
    text: `Sehr geehrte Frau Lindner,

Entschuldigung, ich kann am Mittwoch nicht zu den Termin kommen, weil ich muss arbeiten. Mein Chef ist krank. Kann ich ein andere Termin haben? Ich habe am Donnerstag Zeit oder am Freitag.

Mit freundlichen Grüßen
Lina Saleh`,
  },
  {
    topic: 'Autofreie Innenstadt',
    section: 'teil2',
    text: `Ich denke das ist ein gute Idee. In die Stadt gibt es zu viele Autos und die Luft ist schlecht. Die Leute können mit dem Bus fahren oder mit Fahrrad. In mein Land gibt es immer Stau und die Kinder können nicht spielen auf der Straße. Ich habe kein Auto, ich gehe zu Fuß. Aber für alte Leute es ist schwer. Der Bus muss mehr fahren und billiger sein.`,
  },
  {
    topic: 'Heizung in der Wohnung',
    section: 'teil3',
    text: `Sehr geehrter Herr Kramer,

die Heizung in mein Wohnung ist kaputt seit zwei Tage. Es ist sehr kalt und meine Kinder sind krank. Bitte schicken Sie ein Mann, er muss die Heizung reparieren. Ich bin am Nachmittag zu Hause.

Mit freundlichen Grüßen
Hamid Nazari`,
  },
  {
    topic: 'Vegetarisch essen',
    section: 'teil2',
    text: `Ralf sagt, man braucht Fleisch. Ich glaube das nicht. Mein Bruder isst kein Fleisch seit fünf Jahre und er ist gesund. In meine Land essen die Leute viel Fleisch, jeden Tag. Ich esse Fleisch nur einmal in die Woche, weil es ist teuer. Gemüse und Obst ist gut für den Körper. In der Kantine muss es beides geben, dann kann jeder wählen.`,
  },
];
