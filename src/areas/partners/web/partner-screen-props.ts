import type { PartnerKind } from '#areas/partners/rules/partner-kind.ts';

/** Every partner screen serves all kinds; the address decides which. */
export interface PartnerScreenProps {
  readonly kind: PartnerKind;
}
