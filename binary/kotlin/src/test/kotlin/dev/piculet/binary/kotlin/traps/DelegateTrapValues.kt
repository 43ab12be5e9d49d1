package dev.piculet.binary.kotlin.traps

val delegateTraps: List<Trap> =
    listOf(
        trap({ ByLazy(mutableListOf("a")) }, {
            ByLazy(mutableListOf("a")).also {
                it.text
                it.seed += "b"
            }
        }, later = {
            it.seed += "c"
            it.text
        }),
        trap({ ByLazyNone(mutableListOf("a")) }, later = {
            it.seed += "c"
            it.text
        }),
        trap({ LazyOfVar() }, {
            LazyOfVar().also {
                it.label
                it.name = "b"
            }
        }, later = { it.label }),
        trap({ LazyOfVarBehind().also { it.label() } }, {
            LazyOfVarBehind().also {
                it.label()
                it.rename("b")
            }
        }, later = { it.label() }),
        trap({ LazyItems().also { it.items += "a" } }, later = { it.items }),
        trap({ LazyMade("a").also { it.items += "c" } }, later = { it.items }),
        trap({ LazyChance().also { it.id } }, later = { it.id }),
        trap({ LazyUuid("a").also { it.id } }, later = { it.id }),
        trap({ LazyNow("a").also { it.at } }, later = { it.at }),
        trap({ LazyDate("a").also { it.at } }, later = { it.at }),
        trap({ LazyShuffled(('a'..'z').map { it.toString() }).also { it.order } }, later = { it.order }),
        trap({ LazyOwnNow("a").also { it.label } }, later = { it.label }),
        trap({ LazyText("a", "b") }, { LazyText("a", "b").also { it.words } }, later = { it.full + it.words }),
        trap({ LazyTransient().also { it.label } }, later = { it.label }),
        trap({ Late("a") }, { Late("a").also { it.items = mutableListOf("x") } }, later = { it.items }),
        trap({ LateSame(mutableListOf("a")) }, later = {
            it.items += "b"
            it.other
        }),
        trap({ ByMap(mutableMapOf("name" to "a", "age" to 3)) }, later = {
            it.name = "b"
            it.map["age"] = 4
            it.age
        }),
        trap({ ByMapPrivate(mutableMapOf("name" to "a")) }, later = {
            it.name += "b"
            it.name
        }),
        trap({ Observed(mutableListOf(), "a") }, later = {
            it.name = "b"
            it.log
        }),
        trap({ Observed2(mutableListOf()).also { it.name = "a" } }, later = {
            it.name = "b"
            it.log
        }),
        trap({
            ObservedOther().also { it.name = "a" }
        }, { ObservedOther().also { it.other = "A" } }, later = { it.name + it.other }),
        trap({ ByShared().also { it.a = "a" } }, later = {
            it.a = "q"
            it.b
        }),
        trap({ SetterTrims().also { it.text = "a" } }, later = { it.text }),
        trap({ SetterCounts("a").also { it.text = "a" } }, later = { it.sets }),
        trap({ NoArgShared() }, later = {
            it.items += "a"
            it.view
        }),
        trap({ NoArgView() }, later = {
            it.items += "a"
            it.view
        }),
        trap({ NoArgReg() }),
        trap({ RegisteredCopy(listOf("a"), 3) }, later = { isRegistered(it.items) }),
        trap({ NoArgKeeper() }, later = {
            it.items += "a"
            it.keeper.kept
        }),
        trap({ NoArgKeepers() }, later = {
            it.one.kept += "a"
            it.other.kept
        }),
        trap({ DataKeeper(mutableListOf("a")) }, later = {
            it.items += "b"
            it.keeper.kept
        }),
        trap({ NoArgApart() }, later = {
            it.items += "a"
            it.one.counted += "b"
            it.other.counted + it.keeper.kept
        }),
        trap({ NoArgFun() }, later = {
            it.items += "a"
            it.size()
        }),
        trap({ TransientView(mutableListOf("a")) }, later = {
            it.items += "a"
            it.shown
        }),
        trap({ TransientFromVar() }, { TransientFromVar().also { it.name = "b" } }, later = { it.label }),
        trap({ Vetoed(3) }, later = {
            it.n = -1
            it.n
        }),
        trap({ NotNull() }, { NotNull().also { it.n = 3 } }, later = { it.n }),
        trap({ ByAnother(mutableListOf("a")) }, later = {
            it.alias = "z"
            it.first
        }),
        trap({ ByHolder(Holder("a")) }, later = {
            it.text = "b"
            it.holder.value
        }),
        trap({ ByNewHolder("a") }, { ByNewHolder("a").also { it.text = "b" } }, later = { it.text }),
        trap({ ByTwo(Holder("a")) }, later = {
            it.a = "b"
            it.b
        }),
        trap({ ListBy(listOf("a")) }),
        trap({ ListBy(mutableListOf("a", "b")) }),
        trap({ MutableBy(mutableListOf("a")) }, later = {
            it += "b"
            it.kept
        }),
        trap({ MutableBy2(mutableListOf("a")) }, later = {
            it += "b"
            it.x
        }),
        trap({ MapBy(mutableMapOf("a" to "b")) }, later = {
            it["c"] = "d"
            it.view
        }),
        trap({ NamedBy(Base("a", mutableListOf("x"))) }),
        trap({ NamedBy2(Base("a", mutableListOf("x")), mutableListOf("y")) }, later = {
            it.items += "z"
            it.other.items
        }),
        trap({
            val l = mutableListOf("x")
            NamedBy2(Base("a", l), l)
        }),
        trap({
            NamedByField(Base("a", mutableListOf("x")))
        }, { NamedByField(Base("a", mutableListOf("x"))).also { it.x = Base("b", mutableListOf()) } }, later = {
            it.items += "n"
            it.x.items
        }),
        trap({ NamedByCopy(mutableListOf("x")) }, later = {
            it.items += "n"
            it.kept
        }),
        trap({ NamedByNew("x").also { it.items += "k" } }),
        trap({ NamedByVal("a", Base("b", mutableListOf())) }, later = {
            it.items += "b"
            it.y.items
        }),
        trap({
            NamedByOther("a", Base("b", mutableListOf()), Base("c", mutableListOf()))
        }, { NamedByOther(Base("b", mutableListOf())) }),
        trap({ NamedByData("x").also { it.items += "k" } }),
        trap({ NamedByObject("x") }),
        trap({ ListFresh("x").also { it += "k" } }, later = {
            it += "b"
            it
        }),
        trap({ ListFresh2().also { it += "k" } }, later = {
            it += "b"
            it
        }),
        trap({ MapFresh("x").also { it["k"] = "v" } }, later = { it.toString() }),
        trap({ SeqBy(sequenceOf("x")) }),
        trap({
            LazyHeld(lazy { "a" })
        }, { LazyHeld(lazyOf("a")) }, { LazyHeld(lazy { "a" }.also { it.value }) }, later = { it.lazy.value }),
        trap({ FunBy { "a" } }),
        trap({ HoldsOp { it + 1 } }),
        trap({ HoldsSerialOp(serialOp(mutableListOf("a")), mutableListOf("a")) }, later = {
            it.op.run(2)
            it.op.run(3)
        }),
        trap({ funs() }, later = {
            it.f()
            it.f()
            it.g()
        }),
        trap({
            val o = Outer("o", mutableListOf("a"))
            InnerHolder(o, o.Inner(1))
        }, later = {
            it.inner.add()
            it.outer.items
        }),
        trap({ Outer("o", mutableListOf("a")).Inner(1) }, later = {
            it.add()
            it.kept
        }),
        trap({ Outer("o", mutableListOf("a")).also { it.inners += it.Inner(1) } }, later = {
            it.inners[0].add()
            it.items
        }),
        trap({ Box(localClass()) }),
        trap({ BoundRef(mutableListOf("a")) }, later = {
            it.add("b")
            it.items
        }),
        trap({ KProp(Base::name) }),
    )
