package dev.piculet.binary.kotlin.traps

import kotlin.properties.Delegates
import kotlin.reflect.KProperty

class ByLazy(val seed: MutableList<String>) { val text by lazy { seed.joinToString() } }

class ByLazyNone(val seed: MutableList<String>) { val text by lazy(LazyThreadSafetyMode.NONE) { seed.joinToString() } }

class Late(val name: String) { lateinit var items: MutableList<String> }

class LateSame(val items: MutableList<String>) {
    lateinit var other: MutableList<String>
    init { other = items }
}

class ByMap(val map: MutableMap<String, Any>) {
    var name: String by map
    val age: Int by map
}

class ByMapPrivate(map: MutableMap<String, String>) { var name: String by map }

class Observed(val log: MutableList<String>, first: String) {
    var name: String by Delegates.observable(first) { _, _, new -> log += new }
}

class Observed2(val log: MutableList<String>) {
    var name: String by Delegates.observable("") { _, _, new -> log += new }
}

class ObservedCount {
    var changes = 0
    var name: String by Delegates.observable("") { _, _, _ -> changes++ }
}

class ObservedCount2 {
    var name: String by Delegates.observable("") { _, _, _ -> changes++ }
    var changes = 0
}

class ObservedOther {
    var name: String by Delegates.observable("") { _, _, new -> other = new.uppercase() }
    var other: String by Delegates.observable("") { _, _, new -> if (name.uppercase() != new) name = new.lowercase() }
}

class Vetoed2 {
    var n: Int by Delegates.vetoable(0) { _, old, new -> new == old + 1 }
}

class Trimming(var value: String = "") {
    operator fun getValue(thisRef: Any?, property: KProperty<*>) = value
    operator fun setValue(thisRef: Any?, property: KProperty<*>, new: String) { value = "<" + new.trim() + ">" }
}

class ByTrimming { var text: String by Trimming() }

class ByShared { var a: String by common; var b: String by common }

private val common = Holder("common")

class SetterTrims {
    var text: String = ""
        set(value) { field = value + "!" }
}

class SetterCounts(val name: String) {
    var sets = 0
    var text: String = ""
        set(value) { field = value; sets++ }
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
    init { noArgs.add(items) }
}

private val noArgs = mutableListOf<MutableList<String>>()

class NoArgFun {
    var items: MutableList<String> = mutableListOf()
    @Transient var size = { items.size }
}

class NoArgHelper {
    var items: MutableList<String> = mutableListOf()
    var box = Box(items)
}

class NoArgTransient {
    var items: MutableList<String> = mutableListOf()
    @Transient var shown: List<String> = items
}

class NoArgHolder {
    var holder = Holder("a")
    var other = holder
}

class ArgHolder(val holder: Holder) { val other = holder; var third = holder }

class TransientView(val items: MutableList<String>) {
    @Transient var shown: List<String> = items
}

class TransientSize(var items: MutableList<String>) {
    @Transient val size = items.size
}

class TransientLabel(var name: String) {
    @Transient val label = "<$name>"
}

class TransientFromVar {
    var name = "x"
    @Transient var label = "<$name>"
}

class LazyVar {
    var name = "x"
    val label by lazy { "<$name>" }
}

class Vetoed(first: Int) { var n: Int by Delegates.vetoable(first) { _, _, new -> new > 0 } }

class NotNull { var n: Int by Delegates.notNull() }

class ByAnother(val base: MutableList<String>) {
    var first: String = "f"
    var alias: String by this::first
    var size: Int by ::topSize
}

private var topSize = 0

class Holder(var value: String) {
    operator fun getValue(thisRef: Any?, property: KProperty<*>) = value
    operator fun setValue(thisRef: Any?, property: KProperty<*>, new: String) { value = new }
}

class ByHolder(val holder: Holder) { var text: String by holder }

class ByNewHolder(text: String) { var text: String by Holder(text) }

class ByTwo(holder: Holder) {
    var a: String by holder
    var b: String by holder
}

class ListBy(x: List<String>) : List<String> by x

class MutableBy(x: MutableList<String>) : MutableList<String> by x { val kept: List<String> = x }

class MutableBy2(val x: MutableList<String>) : MutableList<String> by x

class MapBy(private val m: MutableMap<String, String>) : MutableMap<String, String> by m { val view: Map<String, String> = m }

interface Named { val name: String; val items: MutableList<String> }

class Base(override val name: String, override val items: MutableList<String>) : Named

class NamedBy(x: Named) : Named by x

class NamedBy2(private val x: Named, override val items: MutableList<String>) : Named by x { val other = x }

class NamedByField(var x: Named) : Named by x

class NamedByCopy(x: MutableList<String>) : Named by Base("made", x) { val kept = x }

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

class LazyHeld(val lazy: Lazy<String>)

class FunBy(f: () -> String) : () -> String by f

fun interface Op { fun run(x: Int): Int }

fun interface SerialOp : java.io.Serializable { fun run(x: Int): Int }

class HoldsOp(val op: Op)

class HoldsSerialOp(val op: SerialOp, val items: MutableList<String>)

fun serialOp(items: MutableList<String>): SerialOp { var n = 0; return SerialOp { items.add("r"); n += it; n + items.size } }

class TwoOps(val a: SerialOp, val b: SerialOp)

fun twoOps(): TwoOps { var n = 0; return TwoOps(SerialOp { n += it; n }, SerialOp { n }) }

class HoldsFun(val f: () -> Int, val g: () -> Int)

fun funs(): HoldsFun {
    var n = 0
    return HoldsFun(@JvmSerializableLambda { ++n }, @JvmSerializableLambda { n })
}

class HoldsAnonymous(val a: Named, val items: MutableList<String>)

fun anonymous(): HoldsAnonymous {
    val items = mutableListOf("a")
    var n = "n"
    return HoldsAnonymous(
        object : Named {
            override val name get() = n
            override val items get() = items.also { n += "!" }
        },
        items,
    )
}

class Outer(val name: String, val items: MutableList<String>) {
    inner class Inner(val n: Int) { val kept = items; fun add() { items += "i"; kept.size } }
    val inners = mutableListOf<Inner>()
}

class InnerHolder(val outer: Outer, val inner: Outer.Inner)

fun localClass(): Any {
    var n = 0
    class Local(val x: Int) { fun f() = ++n }
    return Local(2)
}

class BoundRef(val items: MutableList<String>) { val add: (String) -> Boolean = items::add }

class KProp(val p: KProperty<*>)

fun delegateTraps(): List<Trap> =
    listOf(
        trap({ ByLazy(mutableListOf("a")) }, { ByLazy(mutableListOf("a")).also { it.text; it.seed += "b" } }, later = { it.seed += "c"; it.text }),
        trap({ ByLazyNone(mutableListOf("a")) }, later = { it.seed += "c"; it.text }),
        trap({ Late("a") }, { Late("a").also { it.items = mutableListOf("x") } }, later = { it.items }),
        trap({ LateSame(mutableListOf("a")) }, later = { it.items += "b"; it.other }),
        trap({ ByMap(mutableMapOf("name" to "a", "age" to 3)) }, later = { it.name = "b"; it.map["age"] = 4; it.age }),
        trap({ ByMapPrivate(mutableMapOf("name" to "a")) }, later = { it.name += "b"; it.name }),
        trap({ Observed(mutableListOf(), "a") }, later = { it.name = "b"; it.log }),
        trap({ Observed2(mutableListOf()).also { it.name = "a" } }, later = { it.name = "b"; it.log }),
        trap({ ObservedOther().also { it.name = "a" } }, { ObservedOther().also { it.other = "A" } }, later = { it.name + it.other }),
        trap({ ByShared().also { it.a = "a" } }, later = { it.a = "q"; it.b }),
        trap({ SetterTrims().also { it.text = "a" } }, later = { it.text }),
        trap({ SetterCounts("a").also { it.text = "a" } }, later = { it.sets }),
        trap({ NoArgShared() }, later = { it.items += "a"; it.view }),
        trap({ NoArgView() }, later = { it.items += "a"; it.view }),
        trap({ NoArgReg() }),
        trap({ NoArgFun() }, later = { it.items += "a"; it.size() }),
        trap({ TransientView(mutableListOf("a")) }, later = { it.items += "a"; it.shown }),
        trap({ TransientFromVar() }, { TransientFromVar().also { it.name = "b" } }, later = { it.label }),
        trap({ Vetoed(3) }, later = { it.n = -1; it.n }),
        trap({ NotNull() }, { NotNull().also { it.n = 3 } }, later = { it.n }),
        trap({ ByAnother(mutableListOf("a")) }, later = { it.alias = "z"; it.first }),
        trap({ ByHolder(Holder("a")) }, later = { it.text = "b"; it.holder.value }),
        trap({ ByNewHolder("a") }, { ByNewHolder("a").also { it.text = "b" } }, later = { it.text }),
        trap({ ByTwo(Holder("a")) }, later = { it.a = "b"; it.b }),
        trap({ ListBy(listOf("a")) }),
        trap({ ListBy(mutableListOf("a", "b")) }),
        trap({ MutableBy(mutableListOf("a")) }, later = { it += "b"; it.kept }),
        trap({ MutableBy2(mutableListOf("a")) }, later = { it += "b"; it.x }),
        trap({ MapBy(mutableMapOf("a" to "b")) }, later = { it["c"] = "d"; it.view }),
        trap({ NamedBy(Base("a", mutableListOf("x"))) }),
        trap({ NamedBy2(Base("a", mutableListOf("x")), mutableListOf("y")) }, later = { it.items += "z"; it.other.items }),
        trap({ val l = mutableListOf("x"); NamedBy2(Base("a", l), l) }),
        trap({ NamedByField(Base("a", mutableListOf("x"))) }, { NamedByField(Base("a", mutableListOf("x"))).also { it.x = Base("b", mutableListOf()) } }, later = { it.items += "n"; it.x.items }),
        trap({ NamedByCopy(mutableListOf("x")) }, later = { it.items += "n"; it.kept }),
        trap({ NamedByNew("x").also { it.items += "k" } }),
        trap({ NamedByVal("a", Base("b", mutableListOf())) }, later = { it.items += "b"; it.y.items }),
        trap({ NamedByOther("a", Base("b", mutableListOf()), Base("c", mutableListOf())) }, { NamedByOther(Base("b", mutableListOf())) }),
        trap({ NamedByData("x").also { it.items += "k" } }),
        trap({ NamedByObject("x") }),
        trap({ ListFresh("x").also { it += "k" } }, later = { it += "b"; it }),
        trap({ ListFresh2().also { it += "k" } }, later = { it += "b"; it }),
        trap({ MapFresh("x").also { it["k"] = "v" } }, later = { it.toString() }),
        trap({ SeqBy(sequenceOf("x")) }),
        trap({ LazyHeld(lazy { "a" }) }, { LazyHeld(lazyOf("a")) }, { LazyHeld(lazy { "a" }.also { it.value }) }, later = { it.lazy.value }),
        trap({ FunBy { "a" } }),
        trap({ HoldsOp { it + 1 } }),
        trap({ HoldsSerialOp(serialOp(mutableListOf("a")), mutableListOf("a")) }, later = { it.op.run(2); it.op.run(3) }),
        trap({ funs() }, later = { it.f(); it.f(); it.g() }),
        trap({ val o = Outer("o", mutableListOf("a")); InnerHolder(o, o.Inner(1)) }, later = { it.inner.add(); it.outer.items }),
        trap({ Outer("o", mutableListOf("a")).Inner(1) }, later = { it.add(); it.kept }),
        trap({ Outer("o", mutableListOf("a")).also { it.inners += it.Inner(1) } }, later = { it.inners[0].add(); it.items }),
        trap({ Box(localClass()) }),
        trap({ BoundRef(mutableListOf("a")) }, later = { it.add("b"); it.items }),
        trap({ KProp(Base::name) }),
    )
