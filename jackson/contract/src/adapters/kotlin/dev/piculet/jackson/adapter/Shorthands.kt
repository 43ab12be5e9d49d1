package dev.piculet.jackson.adapter

// Names that would fill lines.

internal typealias InjectedValues = tools.jackson.databind.InjectableValues.Std

internal typealias MapperBuilder = tools.jackson.databind.json.JsonMapper.Builder

internal typealias ModuleBuilder = dev.piculet.jackson3.KotlinModule.Builder

internal typealias WrapsNullableDeserializer<T> = dev.piculet.jackson3.WrapsNullableValueClassDeserializer<T>
