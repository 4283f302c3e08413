/** Strongly connected components with more than one member, or with one that points to itself (Tarjan). Targets that are no keys are ignored. */
export const componentsOf = (targets: ReadonlyMap<string, readonly string[]>): readonly (readonly string[])[] => {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const components: string[][] = [];

  const visit = (node: string): number => {
    const index = order.size;
    order.set(node, index);
    let low = index;
    open.push(node);
    for (const target of targets.get(node) ?? []) {
      if (!targets.has(target)) continue;
      if (!order.has(target)) low = Math.min(low, visit(target));
      else if (open.includes(target)) low = Math.min(low, lowest.get(target) ?? order.get(target) ?? low);
    }
    lowest.set(node, low);
    if (low === index) {
      const component = open.splice(open.indexOf(node));
      if (component.length > 1 || targets.get(node)?.includes(node)) components.push(component);
    }
    return low;
  };
  for (const node of targets.keys()) if (!order.has(node)) visit(node);
  return components;
};
