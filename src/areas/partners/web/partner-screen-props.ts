import type { PartnerKind } from '#areas/partners/rules/partner-kind.ts';

/** Every screen of the partners serves all kinds; its address says which. */
export interface PartnerScreenProps {
  readonly kind: PartnerKind;
}
