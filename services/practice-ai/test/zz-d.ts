import { createGrammarEngine } from '../src/clients/grammar-engine.js';
import { createDependencyParser } from '../src/clients/dependency-parser.js';
import { analyseSentences } from '../src/domain/grammar/analyse-sentences.js';
const engine=createGrammarEngine({url:'http://127.0.0.1:8203',timeoutMs:60000}), parser=createDependencyParser({url:'http://127.0.0.1:8204',timeoutMs:60000});
for (const s of (await analyseSentences(process.argv.slice(2),engine,parser))!) for (const w of s.words) console.log(w.index,w.text,w.pos,w.head,w.relation,w.all.map(m=>m.lemma+'/'+m.tag).slice(0,4).join(' '));
process.exit(0);
