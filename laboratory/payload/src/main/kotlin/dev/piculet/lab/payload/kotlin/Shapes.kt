package dev.piculet.lab.payload.kotlin

/*
 * Each function makes one shape of class: with the given numbers, or with every default where there are none.
 */

internal fun constructor(
    size: Int,
    numbers: List<Int>?,
): Any {
    fun at(index: Int) = numbers!![index]
    return when (size) {
        1 -> if (numbers == null) Constructor1() else Constructor1(at(0))
        5 -> if (numbers == null) Constructor5() else Constructor5(at(0), at(1), at(2), at(3), at(4))
        20 ->
            if (numbers == null) {
                Constructor20()
            } else {
                Constructor20(
                    at(0), at(1), at(2), at(3), at(4), at(5), at(6), at(7), at(8), at(9),
                    at(10), at(11), at(12), at(13), at(14), at(15), at(16), at(17), at(18), at(19),
                )
            }
        else -> error("no class with $size properties")
    }
}

internal fun factory(
    size: Int,
    numbers: List<Int>?,
): Any {
    fun at(index: Int) = numbers!![index]
    return when (size) {
        1 -> if (numbers == null) Factory1.create() else Factory1(at(0))
        5 -> if (numbers == null) Factory5.create() else Factory5(at(0), at(1), at(2), at(3), at(4))
        20 ->
            if (numbers == null) {
                Factory20.create()
            } else {
                Factory20(
                    at(0), at(1), at(2), at(3), at(4), at(5), at(6), at(7), at(8), at(9),
                    at(10), at(11), at(12), at(13), at(14), at(15), at(16), at(17), at(18), at(19),
                )
            }
        else -> error("no class with $size properties")
    }
}

internal fun valueClassConstructor(
    size: Int,
    numbers: List<Int>?,
): Any {
    fun at(index: Int) = ValueClass(numbers!![index])
    return when (size) {
        1 -> if (numbers == null) ValueClassConstructor1() else ValueClassConstructor1(at(0))
        5 ->
            if (numbers == null) {
                ValueClassConstructor5()
            } else {
                ValueClassConstructor5(at(0), at(1), at(2), at(3), at(4))
            }
        20 ->
            if (numbers == null) {
                ValueClassConstructor20()
            } else {
                ValueClassConstructor20(
                    at(0), at(1), at(2), at(3), at(4), at(5), at(6), at(7), at(8), at(9),
                    at(10), at(11), at(12), at(13), at(14), at(15), at(16), at(17), at(18), at(19),
                )
            }
        else -> error("no class with $size properties")
    }
}

internal fun valueClassFactory(
    size: Int,
    numbers: List<Int>?,
): Any {
    fun at(index: Int) = ValueClass(numbers!![index])
    return when (size) {
        1 -> if (numbers == null) ValueClassFactory1.create() else ValueClassFactory1(at(0))
        5 ->
            if (numbers == null) {
                ValueClassFactory5.create()
            } else {
                ValueClassFactory5(at(0), at(1), at(2), at(3), at(4))
            }
        20 ->
            if (numbers == null) {
                ValueClassFactory20.create()
            } else {
                ValueClassFactory20(
                    at(0), at(1), at(2), at(3), at(4), at(5), at(6), at(7), at(8), at(9),
                    at(10), at(11), at(12), at(13), at(14), at(15), at(16), at(17), at(18), at(19),
                )
            }
        else -> error("no class with $size properties")
    }
}

internal fun wrapperConstructor(
    size: Int,
    numbers: List<Int>?,
): Any {
    fun at(index: Int) = Wrapper(numbers!![index])
    return when (size) {
        1 -> if (numbers == null) WrapperConstructor1() else WrapperConstructor1(at(0))
        5 -> if (numbers == null) WrapperConstructor5() else WrapperConstructor5(at(0), at(1), at(2), at(3), at(4))
        20 ->
            if (numbers == null) {
                WrapperConstructor20()
            } else {
                WrapperConstructor20(
                    at(0), at(1), at(2), at(3), at(4), at(5), at(6), at(7), at(8), at(9),
                    at(10), at(11), at(12), at(13), at(14), at(15), at(16), at(17), at(18), at(19),
                )
            }
        else -> error("no class with $size properties")
    }
}

internal fun wrapperFactory(
    size: Int,
    numbers: List<Int>?,
): Any {
    fun at(index: Int) = Wrapper(numbers!![index])
    return when (size) {
        1 -> if (numbers == null) WrapperFactory1.create() else WrapperFactory1(at(0))
        5 -> if (numbers == null) WrapperFactory5.create() else WrapperFactory5(at(0), at(1), at(2), at(3), at(4))
        20 ->
            if (numbers == null) {
                WrapperFactory20.create()
            } else {
                WrapperFactory20(
                    at(0), at(1), at(2), at(3), at(4), at(5), at(6), at(7), at(8), at(9),
                    at(10), at(11), at(12), at(13), at(14), at(15), at(16), at(17), at(18), at(19),
                )
            }
        else -> error("no class with $size properties")
    }
}

internal fun nonAscii(numbers: List<Int>): NonAscii20 {
    fun at(index: Int) = numbers[index]
    return NonAscii20(
        at(0), at(1), at(2), at(3), at(4), at(5), at(6), at(7), at(8), at(9),
        at(10), at(11), at(12), at(13), at(14), at(15), at(16), at(17), at(18), at(19),
    )
}
