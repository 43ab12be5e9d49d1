package dev.piculet.binary.kotlin.traps

import java.util.Date

@JvmInline value class Tags(val list: MutableList<String>)

@JvmInline value class Amount(val value: Int) {
    init {
        require(value >= 0)
    }
}

@JvmInline value class Name(val value: String)

@JvmInline value class MaybeName(val value: String?)

@JvmInline value class Wrapped(val tags: Tags)

@JvmInline value class Gen<T>(val value: T)

@JvmInline value class Code private constructor(val value: String) {
    companion object {
        operator fun invoke(text: String) = Code(text.trim().lowercase())
    }
}

@JvmInline value class Led(val names: MutableList<String>) {
    init {
        names += "lead"
    }
}

class LedTeam(val led: Led)

@JvmInline value class Digest(val bytes: ByteArray) {
    val size: Int get() = bytes.size

    init {
        require(size == 2)
    }
}

class DigestOf(val digest: Digest)

data class Row(val name: String, val tags: List<String>)

@JvmInline value class Rows(val all: List<Row>) {
    init {
        require(all.map { it.name }.toSet().size == all.size)
    }
}

class RowsOf(val rows: Rows)

data class Period(val start: Date, val end: Date) {
    init {
        require(!end.before(start))
    }
}

class LedTeams(val all: List<Led>)

class TagsBoth(val raw: MutableList<String>) {
    val tags = Tags(raw)
}

class TagsTwice(val a: Tags, val b: Tags)

class TagsSame(a: Tags) {
    val a = a
    val b = a.list
}

class TagsNull(val a: Tags?, val b: Tags? = a)

class TagsBoxed(tags: Tags) {
    val any: Any = tags
    val list = tags.list
}

class TagsGeneric(val list: List<Tags>, val any: Any)

class AmountOf(value: Int) {
    val amount = Amount(value)
}

class AmountPlus(value: Int) {
    val amount = Amount(value + 1)
}

class NullName(val a: MaybeName, val b: MaybeName?)

class Names(val a: Name, val b: Name?, val c: List<Name?>, val d: Any, val e: Map<Name, Name?>)

class GenNames(val a: Gen<String>, val b: Gen<Gen<Int>?>, val c: Gen<List<String>?>?)

class Codes(val a: Code, val b: Code?)

class CodeText(text: String) {
    val code = Code(text)
}

class CodeFrom(code: Code) {
    val value = code.value
    val code = code
}

class UpperName(name: Name) {
    val name = Name(name.value.uppercase())
}

class DefaultName(val name: Name = Name("d"), val other: Name? = null, val number: Amount = Amount(3))

class LabelOf(val name: Name) {
    val label = "<$name>"
    val length = name.value.length
}

class AmountLabel(val amount: Amount) {
    val label = "<$amount>"
    val doubled = amount.value * 2
}

class Unsigned(val a: UInt, val b: ULong?, val c: UByte, val d: UShort?, val e: List<UInt>, val f: Any) {
    val twice = a * 2u
    val text = a.toString()
}

class UnsignedArrays(val a: UIntArray, val b: UByteArray?)

class UnsignedFrom(a: Int) {
    val a = a.toUInt()
}

class UnsignedCopy(a: UIntArray) {
    val a = a.copyOf()
}

class BoxedInt(val a: Int?) {
    val same = a
}

class Generic<T : Comparable<T>>(val a: T, val b: T?) {
    val max: T = if (b != null && b > a) b else a
}

class GenericList<L : MutableList<String>>(val a: L) {
    val b: L = a
}

class GenericAny<T>(val a: T) {
    val b = a
}

class GenericIterable<T : Iterable<String>>(val a: T) {
    val b: Iterable<String> = a
}

class HoldsAnyList(val a: Any) {
    val b = a
}

class PairOfLists(val a: MutableList<String>) {
    val p = Pair(a, a)
}

class PairParts(p: Pair<MutableList<String>, String>) {
    val p = p
    val list = p.first
}

class PairTwo(val p: Pair<MutableList<String>, String>) {
    val q = p
}

class Box(val value: Any?)

val valueTraps: List<Trap> =
    listOf(
        trap({ TagsBoth(mutableListOf("a")) }, later = {
            it.raw += "b"
            it.tags
        }),
        trap({ TagsTwice(Tags(mutableListOf("a")), Tags(mutableListOf("b"))) }),
        trap({ TagsSame(Tags(mutableListOf("a"))) }, later = {
            it.b += "b"
            it.a
        }),
        trap({ TagsNull(Tags(mutableListOf("a")), null) }, { TagsNull(null) }),
        trap({ TagsBoxed(Tags(mutableListOf("a"))) }, later = {
            it.list += "b"
            it.any
        }),
        trap({ TagsGeneric(listOf(Tags(mutableListOf("a"))), Tags(mutableListOf())) }),
        trap({ AmountOf(2) }),
        trap({ DigestOf(Digest(byteArrayOf(1, 2))) }),
        trap({ RowsOf(Rows(listOf(Row("a", listOf("x")), Row("b", listOf())))) }),
        trap({ Period(Date(1), Date(2)) }),
        trap({ AmountPlus(2) }),
        trap({
            NullName(MaybeName(null), MaybeName("a"))
        }, { NullName(MaybeName("x"), null) }, { NullName(MaybeName("x"), MaybeName(null)) }),
        trap({ Names(Name("a"), null, listOf(null, Name("b")), Name("c"), mapOf(Name("d") to null)) }),
        trap({ GenNames(Gen("a"), Gen(Gen(1)), Gen(null)) }, { GenNames(Gen("a"), Gen(null), null) }),
        trap({ Codes(Code(" A"), Code("b")) }),
        trap({ CodeText(" A") }),
        trap({ CodeFrom(Code(" A")) }),
        trap({ UpperName(Name("a")) }),
        trap({ DefaultName() }, { DefaultName(Name("a"), Name("b"), Amount(0)) }),
        trap({ LabelOf(Name("a")) }),
        trap({ AmountLabel(Amount(4)) }),
        trap({ Unsigned(UInt.MAX_VALUE, ULong.MAX_VALUE, 200u, null, listOf(3_000_000_000u), 5u) }),
        trap({ UnsignedArrays(uintArrayOf(1u), ubyteArrayOf(200u)) }),
        trap({ UnsignedFrom(-1) }),
        trap({ UnsignedCopy(uintArrayOf(1u)) }),
        trap({ BoxedInt(null) }, { BoxedInt(7000) }),
        trap({ Generic("a", "b") }, { Generic("b", null) }),
        trap({ GenericList(arrayListOf("a")) }, later = {
            it.a += "b"
            it.b
        }),
        trap({ GenericAny(arrayListOf("a")) }, later = {
            it.a += "b"
            it.b
        }),
        trap({ GenericIterable(arrayListOf("a")) }, later = {
            it.a += "b"
            it.b
        }),
        trap({ HoldsAnyList(arrayListOf("a")) }, later = {
            (it.a as MutableList<String>) += "b"
            it.b
        }),
        trap({ PairOfLists(mutableListOf("a")) }, later = {
            it.a += "b"
            it.p
        }),
        trap({ PairParts(Pair(mutableListOf("a"), "x")) }, later = {
            it.list += "b"
            it.p
        }),
        trap({ PairTwo(Pair(mutableListOf("a"), "x")) }, later = {
            it.p.first += "b"
            it.q
        }),
        trap({ LedTeam(Led(mutableListOf("a"))) }),
        trap({ LedTeams(listOf(Led(mutableListOf("a")))) }),
    )
