import { LEAST_ROAD_WINDING } from '#countries/road-winding.ts';
import { distanceMeters, type Position } from '#kernel/position.ts';
import type { CityGraph } from './city-graph.ts';

export interface WayEnd extends Position {
  /** Nodes that can be reached from it, with the metres to each. */
  readonly joins: ReadonlyMap<number, number>;
}

export interface ShortestWay {
  readonly nodes: readonly number[];
  readonly meters: number;
}

/** A*: the way towards the destination is at least the straight line. Undefined where no roads lead there. */
export function shortestWay(graph: CityGraph, start: WayEnd, end: WayEnd): ShortestWay | undefined {
  const search = new Search(graph, end);
  for (const [node, meters] of start.joins) search.reach(node, meters, -1);
  for (let node = search.next(); node !== undefined; node = search.next()) {
    if (node === search.goal) return search.wayTo(node);
    const sofar = search.metersTo(node);
    const rest = end.joins.get(node);
    if (rest !== undefined) search.reach(search.goal, sofar + rest, node);
    for (let road = graph.first[node]!; road < graph.first[node + 1]!; road += 1) {
      search.reach(graph.to[road]!, sofar + graph.meters[road]!, node);
    }
  }
  return undefined;
}

interface Entry {
  readonly node: number;
  readonly meters: number;
  /** At least this long is a way over the node. */
  readonly least: number;
}

class Search {
  readonly goal: number;
  readonly #graph: CityGraph;
  readonly #end: Position;
  readonly #meters = new Map<number, number>();
  readonly #before = new Map<number, number>();
  readonly #heap: Entry[] = [];

  constructor(graph: CityGraph, end: Position) {
    this.#graph = graph;
    this.#end = end;
    this.goal = graph.nodes.length;
  }

  metersTo(node: number): number {
    return this.#meters.get(node) ?? Number.POSITIVE_INFINITY;
  }

  reach(node: number, meters: number, before: number): void {
    if (meters >= this.metersTo(node)) return;
    this.#meters.set(node, meters);
    this.#before.set(node, before);
    const ahead = node === this.goal ? 0 : distanceMeters(this.#graph.nodes[node]!, this.#end) * LEAST_ROAD_WINDING;
    this.#push({ node, meters, least: meters + ahead });
  }

  /** The most promising node that was not visited yet. */
  next(): number | undefined {
    for (let entry = this.#pop(); entry; entry = this.#pop()) {
      // A shorter way to it was found after this entry.
      if (entry.meters === this.metersTo(entry.node)) return entry.node;
    }
    return undefined;
  }

  wayTo(node: number): ShortestWay {
    const nodes: number[] = [];
    for (let at = this.#before.get(node)!; at >= 0; at = this.#before.get(at)!) nodes.push(at);
    return { nodes: nodes.reverse(), meters: this.metersTo(node) };
  }

  #push(entry: Entry): void {
    const heap = this.#heap;
    let at = heap.push(entry) - 1;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (heap[parent]!.least <= entry.least) break;
      heap[at] = heap[parent]!;
      at = parent;
    }
    heap[at] = entry;
  }

  #pop(): Entry | undefined {
    const heap = this.#heap;
    const top = heap[0];
    const last = heap.pop();
    if (heap.length === 0 || !last) return top;
    let at = 0;
    for (;;) {
      let child = 2 * at + 1;
      if (child + 1 < heap.length && heap[child + 1]!.least < heap[child]!.least) child += 1;
      if (child >= heap.length || heap[child]!.least >= last.least) break;
      heap[at] = heap[child]!;
      at = child;
    }
    heap[at] = last;
    return top;
  }
}
