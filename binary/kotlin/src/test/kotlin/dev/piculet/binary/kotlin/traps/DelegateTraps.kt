package dev.piculet.binary.kotlin.traps

import kotlin.properties.Delegates
import kotlin.reflect.KProperty
import kotlin.time.Clock
import kotlin.uuid.ExperimentalUuidApi
import kotlin.uuid.Uuid

class ByLazy(val seed: MutableList<String>) {
    val text by lazy { seed.joinToString() }
}

class ByLazyNone(val seed: MutableList<String>) {
    val text by lazy(LazyThreadSafetyMode.NONE) { seed.joinToString() }
}

class LazyOfVar {
    var name = "x"
    val label by lazy { "<$name>" }
}

class LazyOfVarBehind {
    private var name = "x"
    private val label by lazy { text() }

    fun rename(name: String) {
        this.name = name
    }

    fun label() = label

    private fun text() = "<$name>"
}

class LazyItems {
    var name = "x"
    val items: MutableList<String> by lazy { mutableListOf() }
}

class LazyMade(val first: String) {
    val items by lazy { mutableListOf("a", "b") }
}

class LazyChance {
    val id: java.util.UUID by lazy { java.util.UUID.randomUUID() }
}

class LazyUuid(val user: String) {
    @OptIn(ExperimentalUuidApi::class)
    val id by lazy { Uuid.random() }
}

class LazyNow(val name: String) {
    val at by lazy { Clock.System.now() }
}

class LazyDate(val name: String) {
    val at by lazy { java.util.Date() }
}

class LazyShuffled(val names: List<String>) {
    val order by lazy { names.shuffled() }
}

class LazyOwnNow(val name: String) {
    val label by lazy { now() }

    private fun now() = "<$name>"
}

class LazyText(val first: String, val last: String) {
    val full by lazy { "$first $last" }
    val words: List<String> by lazy(LazyThreadSafetyMode.NONE) { full.split(" ") }
}

class LazyTransient {
    var name = "x"

    @delegate:Transient
    val label by lazy { name.length > 100 }
}

class Late(val name: String) {
    lateinit var items: MutableList<String>
}

class LateSame(val items: MutableList<String>) {
    lateinit var other: MutableList<String>

    init {
        other = items
    }
}

class ByMap(val map: MutableMap<String, Any>) {
    var name: String by map
    val age: Int by map
}

class ByMapPrivate(map: MutableMap<String, String>) {
    var name: String by map
}

class Observed(val log: MutableList<String>, first: String) {
    var name: String by Delegates.observable(first) { _, _, new -> log += new }
}

class Observed2(val log: MutableList<String>) {
    var name: String by Delegates.observable("") { _, _, new -> log += new }
}

class ObservedOther {
    var name: String by Delegates.observable("") { _, _, new -> other = new.uppercase() }
    var other: String by Delegates.observable("") { _, _, new -> if (name.uppercase() != new) name = new.lowercase() }
}

class ByShared {
    var a: String by common
    var b: String by common
}

private val common = Holder("common")

class SetterTrims {
    var text: String = ""
        set(value) {
            field = value + "!"
        }
}

class SetterCounts(val name: String) {
    var sets = 0
    var text: String = ""
        set(value) {
            field = value
            sets++
        }
}

class NoArgShared {
    var items: MutableList<String> = mutableListOf()
    var view: List<String> = items
}

class NoArgView {
    var items: MutableList<String> = mutableListOf()
    var view: List<String> = items.asReversed()
}

class NoArgReg {
    var items: MutableList<String> = mutableListOf()

    init {
        noArgs.add(items)
    }
}

private val noArgs = mutableListOf<MutableList<String>>()

fun isRegistered(items: MutableList<String>) = noArgs.any { it === items }

class RegisteredCopy(items: List<String>, more: Int) {
    val items: MutableList<String> = java.util.LinkedList(items)
    val size = more + 1

    init {
        noArgs.add(this.items)
    }
}

class Keeper(val kept: MutableList<String>)

class Counter {
    var counted = mutableListOf<String>()
}

class NoArgKeeper {
    var items: MutableList<String> = mutableListOf()
    var keeper = Keeper(items)
}

class NoArgKeepers {
    var one: Keeper
    var other: Keeper

    init {
        val items = mutableListOf<String>()
        one = Keeper(items)
        other = Keeper(items)
    }
}

data class DataKeeper(val items: MutableList<String>) {
    var keeper = Keeper(items)
}

class NoArgApart {
    var items: MutableList<String> = mutableListOf()
    var one = Counter()
    var other = Counter()
    var keeper = Keeper(mutableListOf("k"))
}

class NoArgFun {
    var items: MutableList<String> = mutableListOf()
    @Transient var size = { items.size }
}

class TransientView(val items: MutableList<String>) {
    @Transient var shown: List<String> = items
}

class TransientFromVar {
    var name = "x"
    @Transient var label = "<$name>"
}

class Vetoed(first: Int) {
    var n: Int by Delegates.vetoable(first) { _, _, new -> new > 0 }
}

class NotNull {
    var n: Int by Delegates.notNull()
}

class ByAnother(val base: MutableList<String>) {
    var first: String = "f"
    var alias: String by this::first
    var size: Int by ::topSize
}

private var topSize = 0

class Holder(var value: String) {
    operator fun getValue(thisRef: Any?, property: KProperty<*>) = value

    operator fun setValue(thisRef: Any?, property: KProperty<*>, new: String) {
        value = new
    }
}

class ByHolder(val holder: Holder) {
    var text: String by holder
}

class ByNewHolder(text: String) {
    var text: String by Holder(text)
}

class ByTwo(holder: Holder) {
    var a: String by holder
    var b: String by holder
}

class ListBy(x: List<String>) : List<String> by x

class MutableBy(x: MutableList<String>) : MutableList<String> by x {
    val kept: List<String> = x
}

class MutableBy2(val x: MutableList<String>) : MutableList<String> by x

class MapBy(private val m: MutableMap<String, String>) : MutableMap<String, String> by m {
    val view: Map<String, String> = m
}

interface Named {
    val name: String
    val items: MutableList<String>
}

class Base(override val name: String, override val items: MutableList<String>) : Named

class NamedBy(x: Named) : Named by x

class NamedBy2(private val x: Named, override val items: MutableList<String>) : Named by x {
    val other = x
}

class NamedByField(var x: Named) : Named by x

class NamedByCopy(x: MutableList<String>) : Named by Base("made", x) {
    val kept = x
}

class NamedByNew(val n: String) : Named by Base(n, mutableListOf())

class NamedByVal(val n: String, x: Named) : Named by x {
    val y = x
}

class NamedByOther(n: String, val y: Named, x: Named) : Named by x {
    val length = n.length
    constructor(y: Named) : this("", y, y)
}

data class NamedByData(val n: String) : Named by Base(n, mutableListOf())

object NoName : Named {
    override val name get() = "none"
    override val items get() = mutableListOf<String>()
}

class NamedByObject(val n: String) : Named by NoName

class ListFresh(val n: String) : MutableList<String> by ArrayList()

class ListFresh2 : MutableList<String> by mutableListOf()

class MapFresh(val n: String) : MutableMap<String, String> by mutableMapOf()

class SeqBy(x: Sequence<String>) : Sequence<String> by x
