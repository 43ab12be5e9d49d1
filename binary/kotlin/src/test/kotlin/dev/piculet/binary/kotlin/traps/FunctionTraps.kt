package dev.piculet.binary.kotlin.traps

import kotlin.reflect.KProperty

class LazyHeld(val lazy: Lazy<String>)

class FunBy(f: () -> String) : () -> String by f

fun interface Op {
    fun run(x: Int): Int
}

fun interface SerialOp : java.io.Serializable {
    fun run(x: Int): Int
}

class HoldsOp(val op: Op)

class HoldsSerialOp(val op: SerialOp, val items: MutableList<String>)

fun serialOp(items: MutableList<String>): SerialOp {
    var n = 0
    return SerialOp {
        items.add("r")
        n += it
        n + items.size
    }
}

class HoldsFun(val f: () -> Int, val g: () -> Int)

fun funs(): HoldsFun {
    var n = 0
    return HoldsFun(@JvmSerializableLambda { ++n }, @JvmSerializableLambda { n })
}

class Outer(val name: String, val items: MutableList<String>) {
    inner class Inner(val n: Int) {
        val kept = items

        fun add() {
            items += "i"
            kept.size
        }
    }

    val inners = mutableListOf<Inner>()
}

class InnerHolder(val outer: Outer, val inner: Outer.Inner)

fun localClass(): Any {
    var n = 0

    class Local(val x: Int) {
        fun f() = ++n
    }
    return Local(2)
}

class BoundRef(val items: MutableList<String>) {
    val add: (String) -> Boolean = items::add
}

class KProp(val p: KProperty<*>)
