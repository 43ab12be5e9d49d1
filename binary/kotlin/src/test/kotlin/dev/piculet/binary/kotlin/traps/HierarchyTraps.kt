package dev.piculet.binary.kotlin.traps

open class Shape(val name: String) {
    open val items: MutableList<String> = mutableListOf("base")
    val seen: MutableList<String>? = items
    val count = (items as List<String>?)?.size ?: -1
}

class Circle(name: String, override val items: MutableList<String>) : Shape(name)

open class Asks(val id: Int) {
    open val label: String = "base"
    val text = "$id $label"

    open fun compute() = id

    val computed = compute()
}

class Answers(id: Int, override val label: String, val factor: Int) : Asks(id) {
    override fun compute() = super.compute() * factor
}

open class Up(val kept: MutableList<String>)

class Down(val own: MutableList<String>) : Up(own)

class DownCopy(own: List<String>) : Up(own.toMutableList()) {
    val own = own
}

open class UpVar {
    var items: MutableList<String> = mutableListOf()
}

class DownVar(val given: MutableList<String>) : UpVar() {
    init {
        items = given
    }
}

abstract class Registering(val id: String) {
    val children = mutableListOf<Registering>()

    init {
        onInit()
    }

    open fun onInit() {}
}

class Child(id: String, val parent: Registering?) : Registering(id) {
    init {
        parent?.children?.add(this)
    }
}

class Root(id: String) : Registering(id) {
    override fun onInit() {
        children += Child("auto", null)
    }
}

class Node(val name: String, val parent: Node?) {
    val children = mutableListOf<Node>()

    init {
        parent?.children?.add(this)
    }
}

class Pairing(val name: String, var peer: Pairing?) {
    init {
        peer?.peer = this
    }
}

sealed interface Event {
    data object Start : Event

    object Stop : Event {
        var times = 0
    }

    data class At(val time: Long) : Event

    class Chain(val next: Event) : Event {
        val isLast = next is Start
    }
}

class Events(val list: List<Event>, val first: Event) {
    val same = first === Event.Start
}

enum class Planet(val mass: Int, val next: Planet?) {
    A(1, null) {
        override fun f() = 1
    },
    B(2, A) {
        override fun f() = hits++
    },
    ;

    var hits = 0

    abstract fun f(): Int
}

class Planets(val p: Planet, val q: Planet?, val m: Map<Planet, Planet?>) {
    val next = p.next
    val mass = p.mass
    val n = p.name
}

class PlanetHits(val p: Planet) {
    val hits = p.f()
}

object Single {
    val items = mutableListOf<String>()
}

class UsesSingle2(val name: String, val single: Single = Single)

open class Money(val cents: Long) {
    constructor(euros: Int) : this(euros * 100L)
}

class Tip(euros: Int) : Money(euros) {
    val euros = euros
}

class SubWithVal(val x: Int) : Asks2(x + 1)

open class Asks2(val y: Int)

open class ThisEscapes(val name: String) {
    val late: String = describe()

    open fun describe() = name
}

class Escapee(name: String, val suffix: String) : ThisEscapes(name) {
    override fun describe() = "$name$suffix"
}

class Failing(message: String, val items: MutableList<String>) : RuntimeException("wrapped $message") {
    val same = items
}

class ListSub(val name: String) : ArrayList<String>() {
    init {
        add(name)
    }
}

class ListSub2(items: Collection<String>) : ArrayList<String>(items) {
    val first = items.firstOrNull()
}

class MapSub(val default: String) : LinkedHashMap<String, String>() {
    override fun get(key: String) = super.get(key) ?: default
}

class AbstractSub(private val items: MutableList<String>) : AbstractList<String>() {
    override val size get() = items.size

    override fun get(index: Int) = items[index]
}

class AbstractMut : AbstractMutableList<String>() {
    private val items = mutableListOf<String>()
    val log = mutableListOf<String>()
    override val size get() = items.size

    override fun get(index: Int) = items[index]

    override fun set(index: Int, element: String) = items.set(index, element)

    override fun removeAt(index: Int) = items.removeAt(index)

    override fun add(index: Int, element: String) {
        log += "add"
        items.add(index, element)
    }
}

class AbstractOn(val items: MutableList<String>) : AbstractMutableList<String>() {
    override val size get() = items.size

    override fun get(index: Int) = items[index]

    override fun set(index: Int, element: String) = items.set(index, element)

    override fun removeAt(index: Int) = items.removeAt(index)

    override fun add(index: Int, element: String) {
        items.add(index, element)
    }
}

class WeirdIterable(val items: MutableList<String>) : Iterable<String> by items

class CompanionState private constructor(val id: Int) {
    companion object {
        private val cache = HashMap<Int, CompanionState>()

        fun of(id: Int) = cache.getOrPut(id) { CompanionState(id) }
    }
}

val hierarchyTraps: List<Trap> =
    listOf(
        trap({ Circle("a", mutableListOf("x")) }, later = {
            it.items += "n"
            it.seen
        }),
        trap({ Shape("a") }, later = {
            it.items += "n"
            it.seen
        }),
        trap({ Answers(2, "l", 3) }),
        trap({ Asks(2) }),
        trap({ Down(mutableListOf("x")) }, later = {
            it.own += "n"
            it.kept
        }),
        trap({ DownCopy(mutableListOf("x")) }, later = {
            it.kept += "n"
            it.own
        }),
        trap({
            DownVar(mutableListOf("x"))
        }, { DownVar(mutableListOf("x")).also { it.items = mutableListOf("y") } }, later = {
            it.given += "n"
            it.items
        }),
        trap({ Child("c", Root("r")) }, { Child("c", null) }),
        trap({ Root("r").also { Child("k", it) } }),
        trap({ Root("r") }, { Root("r").also { it.children.clear() } }),
        trap({ Node("r", null).also { Node("k", it) } }, { Node("k", Node("r", null)) }),
        trap({ Pairing("r", null).also { Pairing("k", it) } }, { Pairing("k", Pairing("r", null)) }, {
            val r = Pairing("r", null)
            Pairing("k", r).also { r.peer = null }
        }),
        trap({
            Events(listOf(Event.Start, Event.Stop, Event.At(3), Event.Chain(Event.Start)), Event.Start)
        }, later = { it.first === Event.Start }),
        trap({ Events(listOf(), Event.At(3)) }),
        trap({ Planets(Planet.B, null, mapOf(Planet.A to null)) }),
        trap({ PlanetHits(Planet.B) }),
        trap({ UsesSingle2("a") }),
        trap({ Money(3) }, { Money(3L) }),
        trap({ Tip(3) }),
        trap({ SubWithVal(3) }),
        trap({ Escapee("a", "b") }),
        trap({ ThisEscapes("a") }),
        trap({ Failing("a", mutableListOf("x")) }, later = {
            it.items += "y"
            it.same
        }),
        trap({ ListSub("a") }, { ListSub("a").also { it += "b" } }, { ListSub("a").also { it.clear() } }),
        trap({ ListSub2(listOf("a")) }, { ListSub2(listOf("a")).also { it.add(0, "z") } }),
        trap({ MapSub("a").also { it["k"] = "v" } }, later = { it["none"] }),
        trap({ AbstractSub(mutableListOf("a")) }),
        trap({ AbstractMut().also { it += "a" } }),
        trap({ AbstractOn(mutableListOf("x")).also { it += "a" } }, later = {
            it += "b"
            it.items
        }),
        trap({ WeirdIterable(mutableListOf("x")) }, later = {
            it.items += "b"
            it.toList()
        }),
        trap({ CompanionState.of(3) }),
    )
