import type { GradedAnswer } from './graded-answer.js';

/** The same opinion three times, from weak to good; the model answer of the task is the fourth step. */
export const opinionLadders: GradedAnswer[] = [
  {
    task: 'autofreie-innenstadt',
    level: 'weak',
    why: 'Speaks neither to Georg nor of the own way into town and proposes nothing; the same words and an error in each sentence.',
    text: `Ich denke Autos in Innenstadt ist nicht gut. Es gibt viele Autos und viele Lärm. Die Luft ist schlecht. In mein Land auch gibt es viele Autos. Die Autos ist schlecht für die Kinder und für die Leute. Ich mag nicht die Autos. Autofrei ist besser weil man kann laufen und es gibt nicht Lärm. Ich hoffe das die Autos gehen weg.`,
  },
  {
    task: 'autofreie-innenstadt',
    level: 'middling',
    why: 'Nothing about Georg; the verb is third after adverbials, articles carry the wrong case, but the opinion is clear.',
    text: `Ich finde, das eine autofreie Innenstadt ist eine gute Idee. Ohne Autos die Luft ist besser und die Kinder können spielen auf der Straße. In mein Heimatstadt fahren keine Autos im Zentrum. Es ist sehr ruhig dort und die Leute sind zufrieden. Ich fahre immer mit der Fahrrad oder mit den Bus in die Stadt. Manchmal ich gehe zu Fuß. Für alte Leute es ist schwierig. Die Stadt muss mehr Busse haben und ein Parkplatz am Rand bauen.`,
  },
  {
    task: 'autofreie-innenstadt',
    level: 'good',
    why: 'All four points; a verb in third place and two wrong endings.',
    text: `Ich finde eine autofreie Innenstadt sehr gut. Ich kann die Sorge von Georg verstehen, aber ich glaube, dass die Menschen in ruhigen Straßen lieber einkaufen. Ohne Autos ist die Luft besser und für die Kinder es ist sicherer. In meiner Heimatstadt fahren im Zentrum keine Autos und die Geschäfte sind immer voll.

Ich fahre meistens mit den Rad in die Stadt oder nehme die Straßenbahn. Die alte Menschen brauchen aber Hilfe. Ich schlage vor, dass die Stadt mehr Busse einsetzt und am Rand große Parkplätze baut.`,
  },
  {
    task: 'internet-im-alltag',
    level: 'weak',
    why: 'Nothing about Nadine and no drawback; Internet in every sentence, no articles, the verb where English has it.',
    text: `Internet ist gut und schlecht. Ich benutze Internet jeden Tag in mein Handy. Ich sehe Film und ich höre Musik in Internet. Mein Kinder auch benutzen Internet jeden Tag, sie spielen viel. Internet ist gut weil ist schnell. In mein Land Internet ist sehr langsam und teuer. Ich denke Internet ist wichtig für alle Leute und muss gut sein.`,
  },
  {
    task: 'internet-im-alltag',
    level: 'middling',
    why: 'Does not answer Nadine; a wrong ending in nearly each sentence, main clauses only.',
    text: `Das Internet ist heute sehr wichtig in unser Leben. Es gibt viele Vorteile. Man kann schnell Informationen finden und mit Freunde sprechen. Meine Familie lebt in andere Land und ich sehe sie jeden Tag mit mein Handy. Aber es gibt auch Nachteile. Viele Leute sitzen immer vor der Computer und sie haben keine Zeit für die Familie. Manche Nachrichten ist falsch. Ich benutze das Internet für mein Deutschkurs und ich kaufe auch Kleidung im Internet.`,
  },
  {
    task: 'internet-im-alltag',
    level: 'good',
    why: 'All four points; two datives and the verb after an adverbial are wrong.',
    text: `Nadine meint, dass das Internet mehr Nachteile als Vorteile hat. Ich sehe das anders. Ein großer Vorteil ist, dass man überall schnell Informationen findet. Ich kann auch mit meine Familie sprechen, obwohl sie in einem anderen Land lebt.

Es gibt aber auch Probleme: Viele Nachrichten sind falsch und manche Menschen sitzen zu lange vor den Bildschirm. Ich benutze das Internet jeden Tag, um Deutsch zu lernen und Fahrkarten zu kaufen. Am Sonntag ich schalte mein Handy aus. Für mich das Internet hat mehr Vorteile.`,
  },
];
