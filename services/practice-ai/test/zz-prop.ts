import { createGrammarEngine } from '../src/clients/grammar-engine.js';
import { createDependencyParser } from '../src/clients/dependency-parser.js';
import { analyseSentences } from '../src/domain/grammar/analyse-sentences.js';
import { proposalsIn } from '../src/domain/speaking/understanding/proposal-phrase.js';
import { readdirSync } from 'node:fs';
const engine=createGrammarEngine({url:'http://127.0.0.1:8203',timeoutMs:60000}), parser=createDependencyParser({url:'http://127.0.0.1:8204',timeoutMs:60000});
const own=['Wir könnten am Samstag um 18 Uhr in den Park gehen.','Ich kaufe die Getränke.','Ich finde, dass wir Pizza bestellen sollten.','Wie wäre es, wenn wir uns am Freitag treffen?','Können Sie den Kuchen backen?','Vielleicht treffen wir uns am Bahnhof.','Ich schlage vor, dass wir mit dem Zug fahren.','Ich bringe einen Salat mit.','Wir laden alle Kollegen ein.','Am Sonntag können wir grillen.','Man kann im Restaurant essen.','Wir haben keine Zeit.','Ich bin gestern ins Kino gegangen.','Ich denke, wir sollten Blumen und eine Karte kaufen.','Jeder bezahlt zehn Euro.','Du kaufst das Brot und ich kaufe den Käse.','Wir treffen uns um acht Uhr vor dem Kino, weil der Film um halb neun anfängt.','Sollen wir ihm ein Buch schenken?','Lass uns mit dem Bus fahren.','Ich möchte lieber im Garten feiern.'];
const files=readdirSync(new URL('../src/domain/speaking/catalogue/planning/',import.meta.url)).slice(0,6); const w:string[]=[];
for(const f of files){const m=await import(new URL('../src/domain/speaking/catalogue/planning/'+f,import.meta.url).href) as Record<string,any>; for(const t of Object.values(m)) for(const p of t.points) w.push(...p.wordings,p.proposals[0].sentence);}
const all=process.argv[2]?w:own; const an=await analyseSentences(all,engine,parser);
an!.forEach((s,i)=>{const p=proposalsIn(s); console.log((p.map(q=>`${q.who}: ${q.phrase}`).join(' | ')||'-').padEnd(60), all[i]);});
process.exit(0);
