package dev.piculet.jackson.contract

class DirectKotlinStreamTest :
    DirectStreamContract(
        generated,
        readingTokens,
        BufferClasses.all,
        listOf(
            BufferClasses.Numbers::class.java,
            BufferClasses.Nullables::class.java,
            BufferClasses.Tree::class.java,
            ContainerClasses.Order::class.java,
        ),
    )

class DirectJavaStreamTest :
    DirectStreamContract(
        JavaPiculet(0),
        JavaPiculet(0, usesBuffers = false),
        DirectJava.DIRECT,
        DirectJava.DIRECT,
    )

class DirectKotlinTargetTest :
    DirectTargetContract(
        generated,
        writingTokens,
        OutputClasses.all,
        { random, type -> OutputCases(random).value(type) },
    )

class DirectJavaTargetTest :
    DirectTargetContract(
        JavaPiculet(0),
        JavaPiculet(0, usesBuffers = false),
        DirectValues.ALL,
        { random, type -> DirectValues(random).value(type) },
    )
