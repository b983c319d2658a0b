module sui::priority_queue;

const EPopFromEmptyHeap: u64 = 0;

public struct PriorityQueue<T: drop> has drop, store {
    entries: vector<Entry<T>>,
}

public struct Entry<T: drop> has drop, store {
    priority: u64,
    value: T,
}

public native fun new<T: drop>(entries: vector<Entry<T>>): PriorityQueue<T>;

public native fun pop_max<T: drop>(pq: &mut PriorityQueue<T>): (u64, T);

public native fun insert<T: drop>(pq: &mut PriorityQueue<T>, priority: u64, value: T);

public native fun new_entry<T: drop>(priority: u64, value: T): Entry<T>;

public native fun create_entries<T: drop>(p: vector<u64>, v: vector<T>): vector<Entry<T>>;

public native fun priorities<T: drop>(pq: &PriorityQueue<T>): vector<u64>;
