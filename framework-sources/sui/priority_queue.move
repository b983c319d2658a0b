/// Provides a queue that gives out the entry with the highest priority first, kept as a binary
/// heap in a vector.
///
/// All entries are in one value, so the queue is limited by the size of the object that stores it.
/// Entries of equal priority come out in no particular order.
module sui::priority_queue;

/// Raised by `pop_max` when the queue is empty. Check `priorities` if you are not sure.
const EPopFromEmptyHeap: u64 = 0;

/// A queue of values of one type. Values need `drop`, and so the queue can be dropped too.
public struct PriorityQueue<T: drop> has drop, store {
    /// The heap: no entry has a higher priority than its parent, which for index `i` is at
    /// `(i-1)/2`.
    entries: vector<Entry<T>>,
}

/// A value with its priority.
public struct Entry<T: drop> has drop, store {
    /// Rank of the value: higher numbers leave the queue first.
    priority: u64,
    /// The value itself.
    value: T,
}

/// Builds a queue from entries in any order, in linear time. Pass an empty vector for an empty
/// queue.
public native fun new<T: drop>(entries: vector<Entry<T>>): PriorityQueue<T>;

/// Takes out the entry with the highest priority and returns priority and value. It takes
/// logarithmic time. Aborts with `EPopFromEmptyHeap` if the queue is empty.
public native fun pop_max<T: drop>(pq: &mut PriorityQueue<T>): (u64, T);

/// Adds a value with a priority, in logarithmic time.
public native fun insert<T: drop>(pq: &mut PriorityQueue<T>, priority: u64, value: T);

/// Pairs a value with a priority, for use with `new`.
public native fun new_entry<T: drop>(priority: u64, value: T): Entry<T>;

/// Pairs a list of priorities with a list of values, for use with `new`. The lists must have the
/// same length; otherwise the call aborts with the plain code 0. It takes quadratic time, so keep
/// the lists short.
public native fun create_entries<T: drop>(p: vector<u64>, v: vector<T>): vector<Entry<T>>;

/// Returns the priorities of all entries, in the order of the heap rather than sorted.
public native fun priorities<T: drop>(pq: &PriorityQueue<T>): vector<u64>;
