import { readFileSync } from 'node:fs';
import { sourceLexicon } from '#tests/support/shout-lexicon.ts';
import { parseSpokenShout } from '#features/trade/shouts/shout.rules.ts';
import { kindOf } from '#features/community/broadcasts/broadcast-kind.rules.ts';
const g=JSON.parse(readFileSync('src/features/community/broadcasts/broadcasts.golden.json','utf8'));
const K:any={거래:1,파티:2,'그 밖':9};
for (const [t,n] of Object.entries(g) as any){ const r=parseSpokenShout(t, sourceLexicon).read; const k=kindOf(t,r); if(k!==K[n]) console.log(n,'→',k,t, r.tradeType, r.items.map((i:any)=>i.name).join(), r.price, r.flags.join());}
