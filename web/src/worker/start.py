"""Starts the device: JavaScript gives storage, time and chance, and calls the functions below."""

from pyodide.ffi import JsException, to_js

from galecrest.browser import requests
from galecrest.browser.device import Device
from galecrest.table.refusals import Code, Refusal


def start(storage, now, entropy):
    async def allowed(work):
        try:
            return await work
        except JsException as error:
            raise Refusal(Code.NOT_STORED, f"this browser stores nothing for this site: {error}") from error

    class Storage:
        async def read(self, table):
            return (await allowed(storage.read(table))).to_py()

        async def write(self, table, text, game, first, steps):
            return await storage.write(table, text, game, first, to_js(steps))

        async def remove(self, table):
            await allowed(storage.remove(table))

    device = Device(Storage(), now, entropy)
    visits = {}

    async def answer(text):
        return await requests.answer(device, text)

    async def visit(channel, table, hello, send):
        """Returns the code of a refusal, or an empty text."""
        try:
            visits[channel] = table, await device.visit(table, hello, send)
        except Refusal as refusal:
            return str(refusal.code)
        return ""

    async def hear(channel, text):
        if channel in visits:
            table, guest = visits[channel]
            await device.hear(table, guest, text)

    def hurry(channel):
        if channel in visits:
            device.hurry(visits[channel][0])

    def part(channel):
        if channel in visits:
            device.part(*visits.pop(channel))

    return to_js([answer, visit, hear, hurry, part])
