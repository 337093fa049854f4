export interface StarterUses {
  skills: number;
  recipes: number;
  /** `2차 승급`; null: no advancement needs it. */
  advancement: string | null;
}

/** `기술 12가지 · 조합 3가지 · 2차 승급` */
export function usesText({ skills, recipes, advancement }: StarterUses): string {
  const parts = [skills > 0 && `기술 ${skills}가지`, recipes > 0 && `조합 ${recipes}가지`, advancement];
  return parts.filter(Boolean).join(' · ');
}
