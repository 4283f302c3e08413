/** Partners that sign viewers in here and bill them (PA-07 to PA-09). */
export const PARTNERS = ['odk', 'bango'] as const;
export type Partner = (typeof PARTNERS)[number];

export const isPartner = (value: unknown): value is Partner => (PARTNERS as readonly unknown[]).includes(value);

/** Query parameters of the partner flow, kept in every link between its views (PA-09, RT-55, RT-57). */
export const FLOW_KEYS = ['requestId', 'productId', 'bangoUserId', 'bangoRedirectUri'] as const;
type FlowKey = (typeof FLOW_KEYS)[number];
export type PartnerFlow = Readonly<Partial<Record<FlowKey, string>>>;

const MAX_VALUE_LENGTH = 500;

/** Partner parameters of a query. Empty for a visitor who does not come from a partner. */
export const readPartnerFlow = (query: { get(name: string): string | null }): PartnerFlow =>
  Object.fromEntries(
    FLOW_KEYS.flatMap((key): [FlowKey, string][] => {
      const value = query.get(key);
      return value && value.length <= MAX_VALUE_LENGTH ? [[key, value]] : [];
    }),
  );

/** Whether the partner flow is complete, so that sign-in or sign-up belongs to a partner's request. */
export const isPartnerFlow = (flow: PartnerFlow): boolean => Boolean(flow.requestId && flow.productId && flow.bangoUserId);
