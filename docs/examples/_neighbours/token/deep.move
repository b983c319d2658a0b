module token::deep;

public struct DEEP has drop {}
