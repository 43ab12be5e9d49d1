package dev.piculet.binary.kotlin.traps

private var next = 0
private val registry = mutableListOf<Any>()
private val lists = mutableListOf<Any>()

class AddsInInit(val items: MutableList<String>) {
    init {
        items += "init"
    }
}

class AddsToMade(val first: String) {
    val items = mutableListOf<String>()

    init {
        items += first
    }
}

class AddsAfterward(first: String) {
    val items = mutableListOf<String>()

    init {
        items.add(first)
    }

    val size = items.size
}

class Counts(val name: String) {
    val number = ++count

    companion object {
        var count = 0
    }
}

class CountsTop(val name: String) {
    val id = next++
}

class DefaultId(val name: String, val id: Int = next++)

class RegistersThis(val name: String, val items: MutableList<String>) {
    init {
        registry += this
    }
}

class RegistersList(val name: String, val items: MutableList<String>) {
    init {
        lists.add(items)
    }
}

class DefaultCopy(val items: MutableList<String>, val copy: List<String> = items.toList())

data class DataSame(val items: MutableList<String>) {
    val same: List<String> = items
}

data class DataView(val items: MutableList<String>) {
    val view = items.asReversed()
}

data class DataSize(val items: MutableList<String>) {
    val size = items.size
}

data class DataVar(val items: MutableList<String>) {
    var current: List<String> = items
        private set
}

data class DataCopy(val items: List<String>) {
    val copy = items.toMutableList()
}

data class DataMade(val name: String) {
    val items = mutableListOf<String>()
    val shown: List<String> = items
}

data class DataLazyText(val name: StringBuilder) {
    val text = name.toString()
}

class Defaults {
    val items = listOf("a").toMutableList()
    val shown: List<String> = items
}

class CopyOrNot private constructor(val items: List<String>, val copied: Boolean) {
    constructor(items: List<String>) : this(items.toList(), true)

    companion object {
        fun sharing(items: List<String>) = CopyOrNot(items, false)
    }
}

class Overloads
    @JvmOverloads
    constructor(val items: List<String>, val name: String = "n", val upper: String = name.uppercase())

class CopyOverload(items: List<String>) {
    val items: List<String> = items.toList()
    var note = ""
    constructor(items: MutableList<String>, note: String) : this(items) {
        this.note = note
    }
}

class MutableOverload {
    val items: List<String>
    constructor(items: List<String>) {
        this.items = items.toList()
    }
    constructor(items: MutableList<String>, own: Boolean) {
        this.items = if (own) items else items.toMutableList()
    }
}

class PrivateSet(items: MutableList<String>) {
    val items: List<String> = items
    var last: MutableList<String> = items
        private set
}

class SizeOf(val list: MutableList<String>) {
    val size = list.size
}

class FirstOf(val list: MutableList<String>) {
    val first = list.firstOrNull()
}

class TextSize(val text: CharSequence) {
    val size = text.length
}

class TextOf(val text: CharSequence) {
    val string = text.toString()
}

class Timed(val name: String, val due: Long) {
    init {
        require(due == 0L || open)
    }

    companion object {
        var open = true
    }
}

class Nil(val value: String, next: Nil?) {
    val next: Nil = next ?: NIL

    companion object {
        val NIL = Nil("nil", null)
    }
}

class Nil2(val value: String, val next: Nil2? = NIL) {
    companion object {
        val NIL: Nil2? = Nil2("nil")
    }
}

class Early(all: List<String>?) {
    val all: List<String> = all ?: NONE

    companion object {
        val FIRST = Early(null)
        val NONE = listOf("none")
    }
}

class Elvis(name: String?) {
    val name = name ?: "none"
    val label = "$name!"
}

class Reassigned(var name: String) {
    val label = "$name!"
}

class Sorted(items: Collection<String>) {
    val items = items.sorted()
}

class Distinct(items: List<String>) {
    val items = items.toSet().toList()
}

class Mapped(items: List<String>) {
    val items = items.map { it.trim() }
}

class Filtered(items: List<String?>) {
    val items = items.filterNotNull()
}

class BothCopies(items: List<String>) {
    private val own = items.toMutableList()
    val shown: List<String> = own

    fun add() {
        own += "x"
    }
}

class ArrayKept(vararg val items: String)

class ArrayBoth(val items: Array<String>) {
    val list = items.asList()
}

class ArrayAsList(vararg items: String) {
    val list = items.asList()
}

class Bytes(bytes: ByteArray) {
    val bytes = bytes.copyOf()
    val hash = bytes.contentHashCode()
}

class Grown(bytes: ByteArray) {
    val bytes = bytes.copyOf(bytes.size + 1)
}

class Swapped(first: String, second: String) {
    val second = first
    val first = second
}

class NegZero(val d: Double) {
    val same = d == 0.0
    val neg = -d
}

class IntOver(a: Int) {
    val a: Long = a.toLong()
    val b = a * 31
}

class Trimmed(text: String) {
    val text = text.trim()
}

class ListOfThis(val name: String) {
    val all = listOf(this)
}

class Apply(val name: String, val map: MutableMap<String, Any>) {
    init {
        map["self"] = this
    }
}

class Also(items: MutableList<String>) {
    val items = items.also { it.add("also") }
}

class RunCatch(val items: MutableList<String>) {
    val r = runCatching { items.removeAt(0) }.isSuccess
}

class IterStep(val items: Iterator<String>) {
    val first = items.next()
}

class SeqKept(val items: Sequence<String>)

class LoopAdds(val names: List<String>) {
    val items = ArrayList<String>().apply { for (n in names) add(n) }
}

class Captured(val name: String) {
    var n = 0
    val f: () -> Int = { ++n }
}

class LocalVar(start: Int) {
    val inc: () -> Int
    val get: () -> Int

    init {
        var n = start
        inc = { ++n }
        get = { n }
    }
}
