/// Prints values and call stacks while Move code runs in unit tests. It is a development aid:
/// leave its calls out of published code, where their output reaches nobody.
module std::debug;

/// Prints the value behind `x` to the test output. It works for every type, shows the fields of
/// structs, and does not consume the value.
public native fun print<T>(x: &T);

/// Prints the chain of calls that led to this point to the test output.
public native fun print_stack_trace();
