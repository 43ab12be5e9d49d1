package dev.piculet.binary.kotlin.traps

val constructorTraps: List<Trap> =
    listOf(
        trap({ AddsInInit(mutableListOf("a")) }),
        trap({ AddsToMade("a") }, later = {
            it.items += "b"
            it.items
        }),
        trap({ AddsAfterward("a") }),
        trap({ Counts("a") }, { Counts("b") }),
        trap({ CountsTop("a") }),
        trap({ DefaultId("a") }, { DefaultId("b", 77) }),
        trap({ RegistersThis("a", mutableListOf("x")) }),
        trap({ RegistersList("a", mutableListOf("x")) }),
        trap({ DefaultCopy(mutableListOf("a")) }, later = {
            it.items += "b"
            it.copy
        }),
        trap({ DataSame(mutableListOf("a")) }, later = {
            it.items += "b"
            it.same
        }),
        trap({ DataView(mutableListOf("a")) }, later = {
            it.items += "b"
            it.view
        }),
        trap({ DataSize(mutableListOf("a")) }, { DataSize(mutableListOf("a")).also { it.items += "z" } }),
        trap({ DataVar(mutableListOf("a")) }, later = {
            it.items += "b"
            it.current
        }),
        trap({ DataCopy(listOf("a")) }, later = {
            it.copy += "b"
            it.items
        }),
        trap({ DataCopy(listOf("a")).also { it.copy += "b" } }),
        trap({ DataMade("a").also { it.items += "b" } }, later = {
            it.items += "c"
            it.shown
        }),
        trap({ DataLazyText(StringBuilder("a")) }, { DataLazyText(StringBuilder("a")).also { it.name.append("b") } }),
        trap({ Defaults() }, later = {
            it.items += "b"
            it.shown
        }),
        trap({ CopyOrNot(mutableListOf("a", "b")) }, { CopyOrNot.sharing(mutableListOf("a")) }, later = {
            (it.items as MutableList<String>) += "b"
            it.items
        }),
        trap({ Overloads(listOf("a"), "n", "m") }, { Overloads(listOf("a")) }),
        trap({ CopyOverload(mutableListOf("a"), "x") }, { CopyOverload(listOf("a", "b")) }, later = {
            (it.items as MutableList<String>) += "b"
            it.items
        }),
        trap({ MutableOverload(mutableListOf("a"), true) }, { MutableOverload(listOf("a", "b")) }, later = {
            (it.items as MutableList<String>) += "b"
            it.items
        }),
        trap({ PrivateSet(mutableListOf("a")) }, later = {
            it.last += "b"
            it.items
        }),
        trap({ SizeOf(mutableListOf("a")).also { it.list += "b" } }),
        trap({ FirstOf(mutableListOf("a")).also { it.list.clear() } }),
        trap({ TextSize("abc") }, { TextSize(StringBuilder("a").also { it.append("b") }) }),
        trap({ TextOf("abc") }, {
            val b = StringBuilder("a")
            TextOf(b).also { b.append("b") }
        }),
        trap({ Nil("a", null) }, { Nil.NIL }, later = { it.next === Nil.NIL }),
        trap({ Nil2("a") }, { Nil2.NIL!! }, { Nil2("b", null) }),
        trap({ Early(null) }, { Early.FIRST }),
        trap({ Elvis(null) }, { Elvis("a") }),
        trap({ Reassigned("a") }, { Reassigned("a").also { it.name = "b" } }),
        trap({ Sorted(listOf("b", "a")) }),
        trap({ Distinct(listOf("b", "a", "b")) }),
        trap({ Mapped(listOf(" b")) }),
        trap({ Filtered(listOf(" b", null)) }),
        trap({ BothCopies(listOf("b")) }, later = {
            it.add()
            it.shown
        }),
        trap({ ArrayKept("b") }),
        trap({ ArrayBoth(arrayOf("b")) }, later = {
            it.items[0] = "c"
            it.list
        }),
        trap({ ArrayAsList("b") }),
        trap({ Bytes(byteArrayOf(1)) }, { Bytes(byteArrayOf(1)).also { it.bytes[0] = 2 } }),
        trap({ Grown(byteArrayOf(1)) }),
        trap({ Swapped("a", "b") }),
        trap({ NegZero(-0.0) }, { NegZero(0.0) }, { NegZero(Double.NaN) }),
        trap({ IntOver(Int.MAX_VALUE) }),
        trap({ Trimmed(" a ") }),
        trap({ ListOfThis("a") }),
        trap({ Apply("a", mutableMapOf()) }),
        trap({ Also(mutableListOf("a")) }),
        trap({ RunCatch(mutableListOf("a", "b")) }),
        trap({ IterStep(listOf("a", "b").iterator()) }, later = { it.items.next() }),
        trap({ SeqKept(sequenceOf("a", "b")) }, later = { it.items.toList() }),
        trap({ LoopAdds(listOf("a", "b")) }, { LoopAdds(listOf("a")).also { it.items += "q" } }),
        trap({ Captured("a") }, later = {
            it.f()
            it.n
        }),
        trap({ LocalVar(3) }, later = {
            it.inc()
            it.get()
        }),
        trap({ Timed("a", 0) }),
    )
