/// Reserves a home for methods of the primitive type `bool`. The module has no functions yet: use
/// the operators `!`, `&&` and `||`, of which the last two skip their right side when the left
/// one decides the result.
#[defines_primitive(bool)]
module std::bool;
