/**
 * Characters that documents refuse: control characters, lone surrogates, noncharacters, and marks that change the text
 * direction.
 */
const UNSEEN = /[\p{Cs}\p{Noncharacter_Code_Point}\u2028\u2029\u202a-\u202e\u2066-\u2069]|[^\P{Cc}\t\n\r]/gu;

export function visibleText(text: string): string {
  return text.replaceAll(UNSEEN, '');
}
